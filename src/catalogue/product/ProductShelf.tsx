import { useId } from 'react';
import { Link } from 'react-router-dom';
import { homePath } from '../../navigation';
import { formatMoney } from '../../words/money';
import { catalogueWords as words } from '#words/catalogue';
import { useSold } from '../list/ProductCard';
import { type Product, rangeOf, unbroken } from '../model/product';
import { Picture } from './Picture';
import { UnitPrice } from './ProductFacts';
import './ProductShelf.css';

/** The price of a product, or the lowest of its variants. */
function PriceRange({ sold }: { sold: readonly Product[] }) {
  const { price, hasOnePrice } = rangeOf(sold);
  const cheapest = sold.find((each) => each.price === price);
  return (
    <div>
      {cheapest && <UnitPrice product={cheapest} />}
      <p className="price">{hasOnePrice ? formatMoney(price) : words.from(price)}</p>
    </div>
  );
}

function ShelfItem({ product }: { product: Product }) {
  const { id, title, image } = product;
  const sold = useSold(product);
  return (
    <li className="shelf-item">
      <Picture
        image={image}
        alt=""
        sizes="(min-width: 75rem) 24rem, (min-width: 48rem) 30vw, min(42vw, 11rem)"
      />
      <Link to={homePath({ product: id })}>{unbroken(title)}</Link>
      <PriceRange sold={sold} />
    </li>
  );
}

interface ProductShelfProps {
  heading: string;
  products: readonly Product[];
}

/** Links to a few products, in one row, which scrolls on a phone; nothing if there are none. */
export function ProductShelf({ heading, products }: ProductShelfProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section className="shelf" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className="shelf-items">
        {products.map((product) => (
          <ShelfItem key={product.id} product={product} />
        ))}
      </ul>
    </section>
  );
}
