import { Link } from 'react-router-dom';
import { paths } from '../navigation';
import { Icon } from '../ui/Icon';
import { basketWords as words } from '../words/en/basket';
import { earlyWords } from '../words/en/early';

/** The header's link to the basket. Before React starts, `writeCount` writes the count. */
export function BasketLink({ count }: { count: number }) {
  return (
    <Link className="basket-link" to={paths.checkout}>
      <Icon name="basket" />
      <span className="basket-link-word">{words.link}</span>{' '}
      <span className="basket-count">{count}</span>{' '}
      <span className="visually-hidden">{earlyWords.items(count)}</span>
    </Link>
  );
}
