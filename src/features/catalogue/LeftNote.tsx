import { catalogueWords as words } from '../../words/en/catalogue';
import type { ProductToday } from './product';

/** How few must be left for shoppers to read it. */
const FEW = 5;

/** Says that only a few of a product are left. */
export function LeftNote({ product: { left, soldOut } }: { product: ProductToday }) {
  if (left === undefined || left > FEW || soldOut) return null;
  return <p className="left-note">{words.left(left)}</p>;
}
