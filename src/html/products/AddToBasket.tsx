import { Link } from 'react-router-dom';
import type { Product } from '../../features/catalogue/product';
import { paths } from '../../shared/paths';
import { catalogueWords } from '../../words/en/catalogue';
import { documentWords } from '../../words/en/documents';
import { productPageWords as words } from '../../words/en/productPage';
import { offerOf } from './offer';

interface VariantsProps {
  variants: NonNullable<Product['variants']>;
  sold: readonly Product[];
  hasOnePrice: boolean;
}

function Variants({ variants, sold, hasOnePrice }: VariantsProps) {
  const first = sold.find(({ soldOut }) => !soldOut);
  return (
    <label className="field">
      {words.variant}
      <select defaultValue={first?.id} autoComplete="off">
        {sold.map(({ id, price, soldOut }, place) => {
          const { name = '' } = variants[place] ?? {};
          const text = hasOnePrice ? name : words.variantAt(name, price);
          return (
            <option key={id} value={id} disabled={soldOut}>
              {soldOut ? words.variantSoldOut(name) : text}
            </option>
          );
        })}
      </select>
    </label>
  );
}

/** The inlined script responds to a press on the button. If it doesn't run, the page says so instead. */
export function AddToBasket({ product }: { product: Product }) {
  const { sold, hasOnePrice, soldOut } = offerOf(product);
  if (soldOut) return <p className="sold-out">{catalogueWords.soldOut}</p>;
  return (
    <div className="product-page-add">
      <p className="product-page-old" id="old">
        {documentWords.oldBrowser}
      </p>
      <div className="product-page-controls">
        {product.variants && (
          <Variants variants={product.variants} sold={sold} hasOnePrice={hasOnePrice} />
        )}
        <button type="button" className="button" data-product={sold[0]?.id}>
          {catalogueWords.add}
        </button>
      </div>
      <div className="product-page-added">
        <p role="status" />
        <Link to={paths.checkout}>{words.goToBasket}</Link>
      </div>
    </div>
  );
}
