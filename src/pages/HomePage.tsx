import { shop } from '../config';
import { Banner } from '../shared/components/Banner';
import { usePageTitle } from '../shared/components/usePageTitle';
import { AddedNote } from '../features/basket/AddedNote';
import { useBasketActions } from '../features/basket/useBasket';
import { ProductRow } from '../features/catalogue/ProductRow';
import { productRows } from '../features/catalogue/productRows';
import { loadBrowse } from '../features/search/loadBrowse';
import { ListEnd } from '../features/search/ListEnd';
import { everything } from '../features/search/productList';
import { SearchHeading } from '../features/search/SearchHeading';
import { useMarks } from '../features/search/useMarks';
import { useProductList } from '../features/search/useProductList';
import { useResults } from '../features/search/useSearch';
import { useChunk } from '../shared/useChunk';
import { searchWords as words } from '../words/en/search';
import tall from './pictures/banner-tall.jpg';
import wide from './pictures/banner-wide.jpg';

export function HomePage() {
  const { addToBasket } = useBasketActions();
  const { place, ...request } = useResults();
  const { query, product } = request;
  const { chunk: browse } = useChunk(product ? loadBrowse : undefined);
  const found = useProductList(request, place);
  const all = useProductList(everything, `everything ${place}`);
  const list = found.total === 0 ? all : found;
  const mark = useMarks(found.total === 0 ? '' : found.query);
  usePageTitle(query && words.title(query));
  return (
    <>
      {query ? (
        <SearchHeading query={query} count={found.total} isFailed={found.isFailed} />
      ) : (
        <Banner
          className="home-hero"
          wide={wide}
          tall={tall}
          wideFrom={30}
          wideSizes="min(58vw, 54rem)"
          urgent
        >
          <h1 tabIndex={-1}>{shop.welcome.heading}</h1>
          <p>{shop.welcome.text}</p>
        </Banner>
      )}
      <div className="home-rows">
        {product && browse && (
          <browse.LinkedProduct value={product} onAdd={addToBasket} AddedNote={AddedNote} />
        )}
        {productRows(list.products.filter(({ id }) => id !== product)).map((row, index) => (
          <ProductRow
            key={row[0]?.id}
            products={row}
            eager={index === 0}
            markTitle={mark}
            onAdd={addToBasket}
            AddedNote={AddedNote}
          />
        ))}
        <ListEnd {...list} />
      </div>
    </>
  );
}
