import { Link } from 'react-router-dom';
import type { Product } from '../../features/catalogue/product';
import { VariantOptions } from '../../features/catalogue/VariantOptions';
import { paths } from '../../shared/paths';
import { catalogueWords } from '../../words/en/catalogue';
import { documentWords } from '../../words/en/documents';
import { productPageWords as words } from '../../words/en/productPage';
import { offerOf } from './offer';

/** The inlined script responds to a press on the button. If it doesn't run, the page says so instead. */
export function AddToBasket({ product }: { product: Product }) {
  const { sold, soldOut } = offerOf(product);
  const first = sold.find((variant) => !variant.soldOut);
  if (soldOut) return <p className="sold-out">{catalogueWords.soldOut}</p>;
  return (
    <div className="product-page-add">
      <p className="product-page-old" id="old">
        {documentWords.oldBrowser}
      </p>
      <div className="product-page-controls">
        {product.variants && (
          <div className="field">
            <label htmlFor="variant">{words.variant}</label>
            <select id="variant" defaultValue={first?.id}>
              <VariantOptions variants={product.variants} sold={sold} />
            </select>
          </div>
        )}
        <button type="button" className="button" data-product={sold[0]?.id}>
          {catalogueWords.add}
        </button>
      </div>
      <div className="product-page-added">
        <p role="status" data-failed={words.notAdded} />
        <Link to={paths.checkout}>{words.goToBasket}</Link>
      </div>
    </div>
  );
}
