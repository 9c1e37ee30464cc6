import { Link } from 'react-router-dom';
import { BasketLink } from '../app/BasketLink';
import { ShopFooter } from '../app/ShopFooter';
import { FactList } from '../catalogue/FactList';
import { type Product, variantsOf } from '../catalogue/product';
import { FormerPrice, Price, StarRating, VariantOptions } from '../catalogue/ProductFacts';
import { describeTerms } from '../catalogue/terms';
import { shop } from '../config';
import { areOrdersOn } from '../environment';
import { Logo } from '../ui/Logo';
import { homePath, paths } from '../ui/navigation';
import { Picture } from '../ui/Picture';
import { catalogueWords } from '../words/en/catalogue';
import { documentWords } from '../words/en/documents';
import { productPageWords as words } from '../words/en/productPage';

interface ProductPageProps {
  product: Product;
  /** Left out if the shop has no categories to choose from. */
  category: string | undefined;
}

/** The offer on a product's page, whether the product has variants or not. */
export function offerOf(product: Product) {
  const sold = variantsOf(product);
  const prices = sold.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return {
    sold,
    /** The lowest, in whole rupees. */
    price: least,
    hasOnePrice: least === most,
    soldOut: sold.every(({ soldOut }) => soldOut),
  };
}

function Breadcrumbs({ product, category }: ProductPageProps) {
  return (
    <nav aria-label={words.breadcrumbs}>
      <ol className="breadcrumbs">
        <li>
          <Link to={paths.home}>{words.home}</Link>
        </li>
        {category && (
          <li>
            <Link to={homePath({ category })}>{category}</Link>
          </li>
        )}
        <li>
          <span aria-current="page">{product.title}</span>
        </li>
      </ol>
    </nav>
  );
}

/** The inlined script responds to a press on the button. If it doesn't run, the page says so instead. */
function AddToBasket({ product }: { product: Product }) {
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
              <VariantOptions product={product} sold={sold} />
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

function Terms() {
  const terms = Object.values(describeTerms({ ...shop, orders: areOrdersOn() })).filter(Boolean);
  return (
    <ul className="product-page-terms">
      {terms.map((sentence) => (
        <li key={String(sentence)}>{sentence}</li>
      ))}
    </ul>
  );
}

/** A product's own page: HTML only, which React never hydrates. */
export function ProductPage({ product, category }: ProductPageProps) {
  const { id, title, image, rating, details, pictures = [] } = product;
  const { price, hasOnePrice, soldOut } = offerOf(product);
  const isOffered = !product.variants && !soldOut;
  return (
    <>
      <header className="header">
        <div className="header-inside">
          <Logo />
          <BasketLink count={0} />
        </div>
      </header>
      <main className="product-page">
        <Breadcrumbs product={product} category={category} />
        <article>
          <Picture image={image} alt={title} sizes="(min-width: 48rem) 55vw, 100vw" eager first />
          <div className="product-page-text">
            <h1>{title}</h1>
            {rating !== undefined && <StarRating rating={rating} />}
            {isOffered && <FormerPrice product={product} />}
            {hasOnePrice ? <Price amount={price} /> : <p className="price">{words.from(price)}</p>}
            <AddToBasket product={product} />
            <Terms />
            <Link className="product-page-shop" to={homePath({ product: id })}>
              {words.seeInShop}
            </Link>
            {(details?.text ?? details?.facts) && (
              <section className="product-details">
                <h2>{words.details}</h2>
                {details.text && <p>{details.text}</p>}
                <FactList facts={details.facts} />
              </section>
            )}
          </div>
          {pictures.length > 0 && (
            <div className="product-page-pictures">
              {pictures.map((each, index) => (
                <Picture
                  key={each}
                  image={each}
                  alt={catalogueWords.picture(title, index + 2)}
                  sizes="(min-width: 48rem) 55vw, 100vw"
                />
              ))}
            </div>
          )}
        </article>
      </main>
      {/* Without the terms, which are beside the price. */}
      <ShopFooter {...{ ...shop, delivery: undefined, returns: undefined }} orders={false} />
    </>
  );
}
