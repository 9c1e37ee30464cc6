import { Link } from 'react-router-dom';
import { BasketLink } from '../app/BasketLink';
import { ShopFooter } from '../app/ShopFooter';
import { FactList } from '../catalogue/FactList';
import { type BuiltOffer, priceText, rangeOf } from '../catalogue/offerTexts';
import { Picture } from '../catalogue/Picture';
import { type Product, variantsOf } from '../catalogue/product';
import { FormerPrice, LeftNote, StarRating, VariantOptions } from '../catalogue/ProductFacts';
import { pricesBuiltAt } from '../catalogue/products?first';
import { describeTerms } from '../catalogue/terms';
import { shop } from '../config';
import { areOrdersOn } from '../environment';
import { Logo } from '../ui/Logo';
import { homePath, paths } from '../ui/navigation';
import { catalogueWords } from '../words/en/catalogue';
import { documentWords } from '../words/en/documents';
import { productPageWords as words } from '../words/en/productPage';

interface ProductPageProps {
  product: Product;
  /** Left out if the shop has no categories to choose from. */
  category: string | undefined;
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

const SoldOut = () => (
  <p className="sold-out" tabIndex={-1}>
    {catalogueWords.soldOut}
  </p>
);

interface AddToBasketProps {
  product: Product;
  /** Whether only the inlined script shows it. */
  isSpare?: boolean;
}

/** The inlined script responds to a press on the button. If it doesn't run, the page says so instead. */
function AddToBasket({ product, isSpare = false }: AddToBasketProps) {
  const sold = variantsOf(product);
  const first = sold.find((variant) => !variant.soldOut);
  return (
    <div className="product-page-add">
      {!isSpare && (
        <p className="product-page-old" id="old">
          {documentWords.oldBrowser}
        </p>
      )}
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

/**
 * What the script needs to follow today's prices: the offer as built, and what takes the place of the button, or of
 * the badge.
 */
function FollowedOffer({ product }: { product: Product }) {
  const sold = variantsOf(product);
  const offer: BuiltOffer = {
    builtAt: pricesBuiltAt,
    names: product.variants?.map(({ name }) => name),
    sold: sold.map(({ id, price, was, soldOut, left }) => ({ id, price, was, soldOut, left })),
  };
  return (
    <template id="offer" data-offer={JSON.stringify(offer)}>
      {rangeOf(sold).soldOut ? <AddToBasket product={product} isSpare /> : <SoldOut />}
    </template>
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
  const { id, title, image, rating, reviews, details, pictures = [] } = product;
  const sold = variantsOf(product);
  const chosen = sold.find((each) => !each.soldOut) ?? product;
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
            {rating !== undefined && <StarRating rating={rating} reviews={reviews} />}
            <LeftNote product={chosen} keep />
            {product.was !== undefined && !product.variants && (
              <FormerPrice product={product} keep />
            )}
            <p className="price">{priceText(sold)}</p>
            {rangeOf(sold).soldOut ? <SoldOut /> : <AddToBasket product={product} />}
            <FollowedOffer product={product} />
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
