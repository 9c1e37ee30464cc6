import { memo } from 'react';
import { Picture } from '../../components/Picture';
import { Price } from '../../components/Price';
import type { Product } from './product';
import { StarRating } from './StarRating';

interface ProductCardProps {
  product: Product;
  /** The width that the picture takes on the page, as the `sizes` of an image. */
  sizes: string;
  /** Whether the picture is likely to be seen without scrolling. */
  eager: boolean;
  onAdd: (product: Product) => void;
}

/** A product as the home screen offers it; rendered again only when it changes itself. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, sizes, eager, onAdd } = props;
  const { title, image, price, rating } = product;
  return (
    <article className="card">
      <Picture className="card-picture" image={image} alt={title} sizes={sizes} eager={eager} />
      <div className="card-text">
        <h2 className="card-title">{title}</h2>
        <StarRating rating={rating} />
        <Price amount={price} />
        <button
          type="button"
          className="button"
          data-product={product.id}
          aria-label={`Add to basket: ${title}`}
          onClick={() => {
            onAdd(product);
          }}
        >
          Add to basket
        </button>
      </div>
    </article>
  );
});
