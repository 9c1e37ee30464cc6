import { memo, type ComponentType, type ReactNode } from 'react';
import { Picture } from '../../shared/components/Picture';
import { Price } from '../../shared/components/Price';
import { catalogueWords as words } from '../../words/en/catalogue';
import type { Product } from './product';
import { ProductDetails } from './ProductDetails';
import { StarRating } from './StarRating';

interface ProductCardProps {
  product: Product;
  /** The width of the picture on the page, as the `sizes` of an image. */
  sizes: string;
  /** Whether the picture is likely to be visible without scrolling. */
  eager: boolean;
  /** Highlights the search terms in a title. */
  markTitle?: ((title: string) => ReactNode) | undefined;
  onAdd: (product: Product) => void;
  /** Shown once the product has been added to the basket. */
  AddedNote: ComponentType<{ productId: string }>;
}

export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, sizes, eager, markTitle, onAdd, AddedNote } = props;
  const { title, image, price, rating } = product;
  return (
    <article className="product-card">
      <div className="product-card-front">
        <Picture image={image} alt={title} sizes={sizes} eager={eager} />
        <div className="product-card-text">
          <h2 className="product-card-title">{markTitle ? markTitle(title) : title}</h2>
          {rating !== undefined && <StarRating rating={rating} />}
          <Price amount={price} />
          <button
            type="button"
            className="button"
            data-product={product.id}
            aria-label={words.addOf(title)}
            onClick={() => {
              onAdd(product);
            }}
          >
            {words.add}
          </button>
        </div>
        <AddedNote productId={product.id} />
      </div>
      <ProductDetails product={product} />
    </article>
  );
});
