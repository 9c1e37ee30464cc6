import { useDeferredValue, useEffect } from 'react';
import { Link, NavigationType, useNavigate, useNavigationType } from 'react-router-dom';
import { InBasket } from '../basket/InBasket';
import { useBasketActions } from '../basket/useBasket';
import { FactList } from '../catalogue/list/FactList';
import { everything } from '../catalogue/list/listsSlice';
import { Buy, useVariants, VariantSelect } from '../catalogue/list/ProductCard';
import { useCategories, useProductList } from '../catalogue/list/ProductList';
import { labelFacts } from '../catalogue/model/label';
import { useLinkedProduct } from '../catalogue/model/linkedProduct';
import { variantPath } from '../catalogue/model/pagePath';
import { type Product, unbroken } from '../catalogue/model/product';
import { writeOffers } from '../catalogue/product/pageProduct';
import {
  FormerPrice,
  LeftNote,
  Price,
  StarRating,
  UnitPrice,
} from '../catalogue/product/ProductFacts';
import { ProductGallery } from '../catalogue/product/ProductGallery';
import { ProductShelf } from '../catalogue/product/ProductShelf';
import { useSeenProducts } from '../catalogue/product/seenProducts';
import { ShareButton } from '../catalogue/product/ShareButton';
import { useDetails } from '../catalogue/product/useDetails';
import { useResults } from '../catalogue/search/useSearch';
import { homePath, paths } from '../navigation';
import { passFocus } from '../ui/focus';
import { usePageTitle } from '../ui/usePageTitle';
import { labelWords } from '#words/legal';
import { productPageWords as words } from '#words/product';
import { ProductTerms } from './ProductTerms';
import './ProductPage.css';

/** The way to the list that a product is in. */
function Breadcrumbs({ category }: Pick<Product, 'category'>) {
  return (
    <nav className="breadcrumbs" aria-label={words.breadcrumbs}>
      <ol>
        <li>
          <Link to={paths.home}>{words.home}</Link>
        </li>
        {category && (
          <li>
            <Link to={homePath({ category })}>{category}</Link>
          </li>
        )}
      </ol>
    </nav>
  );
}

/** How many products a shelf shows. */
const MOST = 4;

/** Shows other products, below everything about this one. */
function OtherProducts({ product: { id, category = '' } }: { product: Product }) {
  const { products } = useProductList({ ...everything, category });
  const more = products.filter((each) => each.id !== id);
  const seen = useSeenProducts(id);
  return (
    <>
      <ProductShelf heading={words.more(category)} products={more.slice(0, MOST)} />
      <ProductShelf heading={words.seen} products={seen.slice(0, MOST)} />
    </>
  );
}

interface ProductScreenProps {
  product: Product;
  /** The product or variant that the address names. */
  named: string;
}

function ProductScreen({ product, named }: ProductScreenProps) {
  const { title, image, rating, reviews, category = '' } = product;
  const { addToBasket } = useBasketActions();
  const navigate = useNavigate();
  const { sold, chosen, today, shown, choose } = useVariants(product, named);
  const { details = {}, pictures, isFailed, retry } = useDetails(product);
  const { text, facts, captions = [] } = details;
  const categories = useCategories();
  // The shelves render after the product is painted, unless Back leads to a place among them.
  const hasOthers = useDeferredValue(true, useNavigationType() === NavigationType.Pop);
  usePageTitle(title);
  useEffect(() => {
    writeOffers(sold);
  }, [sold]);
  const chooseVariant = (variant: string) => {
    choose(variant);
    // The address names the variant, so that a reload, Back or a copied address shows it again.
    void navigate(homePath({ product: variant }), { replace: true });
  };
  return (
    <article className="product">
      {/* A single category leaves nothing to choose. */}
      <Breadcrumbs category={categories.length > 1 ? category : ''} />
      <ProductGallery
        // A choice shows its picture, whichever was looked at before.
        key={shown.id}
        title={title}
        pictures={pictures ? [image, ...pictures] : [shown.image]}
        captions={captions}
        shown={shown.image}
      />
      <div className="product-offer">
        <h1 tabIndex={-1}>{unbroken(title)}</h1>
        <div className="product-facts">
          {rating !== undefined && (
            <StarRating rating={rating} reviews={reviews} note={words.ratedByShop(rating)} />
          )}
          <ShareButton title={chosen.title} path={variantPath(product, chosen.id)} />
        </div>
        <div className="product-price">
          <Price amount={today.price} />
          <FormerPrice product={today} />
          <UnitPrice product={today} />
          <LeftNote product={today} />
        </div>
        {product.variants && (
          <VariantSelect
            product={product}
            sold={sold}
            chosen={chosen.id}
            onChoose={chooseVariant}
          />
        )}
        <Buy chosen={chosen} today={today} onAdd={addToBasket} InBasket={InBasket} />
        <ProductTerms product={today} />
      </div>
      <section className="product-details" aria-label={words.details}>
        {text && <p>{text}</p>}
        <FactList facts={{ ...facts, ...labelFacts(details, labelWords) }} />
        {isFailed && (
          <div ref={passFocus} role="alert">
            <p>{words.detailsNotLoaded}</p>
            <button type="button" className="button button-quiet" onClick={retry}>
              {words.tryAgain}
            </button>
          </div>
        )}
      </section>
      {hasOthers ? (
        <OtherProducts product={product} />
      ) : (
        <p>
          <Link to={homePath({ category })}>{words.more(category)}</Link>
        </p>
      )}
    </article>
  );
}

/** The product that the address names, in place of the home screen's lists. */
export function ProductPage() {
  const { product: value } = useResults();
  const { product, named, isUnknown, isFailed, retry } = useLinkedProduct(value);
  if (product) return <ProductScreen key={product.id} product={product} named={named} />;
  return <NoProduct isUnknown={isUnknown} isFailed={isFailed} onRetry={retry} />;
}

interface NoProductProps {
  isUnknown: boolean;
  isFailed: boolean;
  onRetry: () => void;
}

/** The screen while a product loads, or if it can't be loaded or is no longer sold. */
function NoProduct({ isUnknown, isFailed, onRetry }: NoProductProps) {
  const { products } = useProductList(everything);
  usePageTitle(isUnknown ? words.noLongerSold : undefined);
  if (isUnknown) {
    return (
      <div className="product product-none">
        <h1 tabIndex={-1}>{words.noLongerSold}</h1>
        <ProductShelf heading={words.whatElse} products={products.slice(0, MOST)} />
      </div>
    );
  }
  return (
    <div ref={passFocus} className="product product-none" role={isFailed ? 'alert' : undefined}>
      <h1 tabIndex={-1}>{isFailed ? words.notLoaded : words.loading}</h1>
      {isFailed && (
        <button ref={passFocus} type="button" className="button" onClick={onRetry}>
          {words.tryAgain}
        </button>
      )}
    </div>
  );
}
