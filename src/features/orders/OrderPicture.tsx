import { own } from '../../model/own';
import { Picture } from '../../shared/components/Picture';
import { useAppSelector } from '../../shared/hooks';
import { selectProducts } from '../catalogue/catalogueSlice';

/** A small picture of a product, beside its title; empty if the product is no longer sold. */
export function OrderPicture({ productId }: { productId: string }) {
  const product = own(useAppSelector(selectProducts), productId);
  return (
    <span className="order-picture">
      {product && <Picture image={product.image} alt="" sizes="3.5rem" />}
    </span>
  );
}
