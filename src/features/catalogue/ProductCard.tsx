import { memo, type ComponentType, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from '../../shared/components/Picture';
import { Price } from '../../shared/components/Price';
import { homePath, type HomeParams } from '../../shared/paths';
import { AddButton } from './AddButton';
import { FormerPrice } from './FormerPrice';
import { LeftNote } from './LeftNote';
import type { Product } from './product';
import { ProductDetails } from './ProductDetails';
import { StarRating } from './StarRating';
import { useVariants } from './useVariants';
import { VariantSelect } from './VariantSelect';

interface ProductCardProps {
  product: Product;
  /** The width of the picture on the page, as the `sizes` of an image. */
  sizes: string;
  /** Whether the picture is likely to be visible without scrolling. */
  eager: boolean;
  /** The list that the card is in, which stays below the product when its link is followed. */
  list: HomeParams;
  /** Highlights the search terms in a title. */
  markTitle?: ((title: string) => ReactNode) | undefined;
  onAdd: (product: Product) => void;
  /** Shown once the product has been added to the basket. */
  AddedNote: ComponentType<{ productId: string }>;
}

export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, sizes, eager, list, markTitle, onAdd, AddedNote } = props;
  const { id, title, image, rating, variants } = product;
  const { sold, chosen, today, choose } = useVariants(product);
  return (
    <article className="product-card">
      <div className="product-card-front">
        <Picture image={image} alt={title} sizes={sizes} eager={eager} />
        <div className="product-card-text">
          <h2 className="product-card-title">
            <Link to={homePath({ ...list, product: id })}>
              {markTitle ? markTitle(title) : title}
            </Link>
          </h2>
          <div className="product-card-facts">
            {rating !== undefined && <StarRating rating={rating} />}
            <LeftNote product={today} />
          </div>
          {variants && (
            <VariantSelect
              title={title}
              variants={variants}
              sold={sold}
              chosen={chosen.id}
              onChoose={choose}
            />
          )}
          <FormerPrice product={today} />
          <Price amount={today.price} />
          <AddButton product={chosen} soldOut={today.soldOut} onAdd={onAdd} />
        </div>
        <AddedNote productId={chosen.id} />
      </div>
      <ProductDetails product={product} />
    </article>
  );
});
