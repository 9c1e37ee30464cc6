import { Link } from 'react-router-dom';
import tall from '#shop/banners/banner-tall.jpg';
import wide from '#shop/banners/banner-wide.jpg';
import { shop } from '#shop/config';
import { InBasket } from '../basket/InBasket';
import { useBasketActions } from '../basket/useBasket';
import { everything } from '../catalogue/list/listsSlice';
import { ProductRows } from '../catalogue/list/ProductCard';
import { browsePart, Categories, ListEnd, useProductList } from '../catalogue/list/ProductList';
import { useResults } from '../catalogue/search/useSearch';
import { Banner } from '../ui/Banner';
import { LazyScreen, lazyPart, usePart } from '../ui/lazyPart';
import { usePageTitle } from '../ui/usePageTitle';
import { searchWords as words } from '#words/catalogue';

const { link: welcomeLink } = shop.welcome;

export const productScreen = lazyPart(
  async () => (await import(/* webpackChunkName: "product" */ './ProductPage')).ProductPage,
);

/** The home screen, or one product in its place. */
export function HomePage() {
  const { product } = useResults();
  return product ? <LazyScreen part={productScreen} /> : <Lists />;
}

function Lists() {
  const { addToBasket } = useBasketActions();
  const request = useResults();
  const { query, category, sort } = request;
  const isFiltered = Boolean(query || category || sort);
  const { loaded: browse } = usePart(isFiltered ? browsePart : undefined);
  const found = useProductList(request);
  const all = useProductList(everything);
  const list = found.total === 0 ? all : found;
  const { products, related } = list;
  const cards = {
    // Until the new list has loaded, the cards keep their rows: in others they would all be rendered again.
    isHome: list === found && found.isEverything,
    markTitle: browse?.markerOf(found.total === 0 ? '' : found.query),
    pickVariant: browse?.pickerOf(found.query),
    onAdd: addToBasket,
    InBasket,
  };
  const about = browse?.describeList(request, found);
  usePageTitle(about?.title);
  return (
    <>
      {!isFiltered && (
        <Banner
          className="home-hero"
          wide={wide}
          tall={tall}
          wideFrom={30}
          wideSizes="min(max(47vw, 30rem), 38rem)"
          tallSizes="(min-width: 20rem) 48vw, 100vw"
          urgent
        >
          <h1 tabIndex={-1}>{shop.welcome.heading}</h1>
          <p>{shop.welcome.text}</p>
          {welcomeLink && (
            <Link className="home-hero-link" to={welcomeLink.to}>
              {welcomeLink.text}
            </Link>
          )}
        </Banner>
      )}
      {/* `returnTo` looks for no card in another list. */}
      <div className="home-rows" data-other={found.isOther ? '' : undefined}>
        <Categories {...request} />
        {isFiltered && (
          <div className="list-heading">
            <h1 tabIndex={-1}>{about?.heading || query || category || words.all}</h1>
            {browse && about && (
              <browse.ListTools request={request} text={about.text} count={found.total} />
            )}
          </div>
        )}
        {browse && about && <browse.ListNews {...about} />}
        <ProductRows products={products} {...cards} />
        {products.length > 0 && related.length > 0 && <h2>{browse?.relatedHeading}</h2>}
        <ProductRows products={related} {...cards} />
        {browse && products.length === 0 && related.length > 0 && (
          <browse.Others all={all.products} similar={related} {...cards} />
        )}
        <ListEnd {...list} />
      </div>
    </>
  );
}
