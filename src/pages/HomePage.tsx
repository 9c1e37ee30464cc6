import { Banner } from '../components/Banner';
import { MoreButton } from '../components/MoreButton';
import { useGrowingList } from '../components/useGrowingList';
import { usePageTitle } from '../components/usePageTitle';
import { useBasketActions } from '../features/basket/useBasket';
import { ProductRow } from '../features/catalogue/ProductRow';
import { products } from '../features/catalogue/products';
import { rows } from '../features/catalogue/rows';
import tall from './pictures/banner-tall.jpg';
import wide from './pictures/banner-wide.jpg';

/** The home screen: the banner, then the catalogue in its rows. */
export function HomePage() {
  usePageTitle();
  const { addToBasket } = useBasketActions();
  const { shown, more } = useGrowingList(products.length, 24);
  return (
    <>
      <Banner className="hero" wide={wide} tall={tall} urgent>
        <h1 tabIndex={-1}>Good things, laid out in daylight.</h1>
        <p>A small market, open every day. Look, pick, and pay what the tag says.</p>
      </Banner>
      <div className="rows">
        {rows(products.slice(0, shown)).map((row, index) => (
          <ProductRow key={row[0]?.id} products={row} eager={index === 0} onAdd={addToBasket} />
        ))}
        {more && <MoreButton {...more} />}
      </div>
    </>
  );
}
