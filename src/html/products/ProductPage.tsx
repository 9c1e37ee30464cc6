import { Link } from 'react-router-dom';
import { ShopFooter } from '../../app/layout/ShopFooter';
import { shop } from '../../config';
import { BasketLink } from '../../features/basket/BasketLink';
import { FormerPrice } from '../../features/catalogue/FormerPrice';
import type { Details, Product } from '../../features/catalogue/product';
import { StarRating } from '../../features/catalogue/StarRating';
import { areOrdersOn } from '../../features/orders/areOrdersOn';
import { Logo } from '../../shared/components/Logo';
import { Picture } from '../../shared/components/Picture';
import { Price } from '../../shared/components/Price';
import { homePath } from '../../shared/paths';
import { catalogueWords } from '../../words/en/catalogue';
import { productPageWords as words } from '../../words/en/productPage';
import { termsWords } from '../../words/en/terms';
import { AddToBasket } from './AddToBasket';
import { Breadcrumbs } from './Breadcrumbs';
import { offerOf } from './offer';

function Terms() {
  const { delivery, returns, upi, cash } = shop;
  return (
    <ul className="product-page-terms">
      {delivery && <li>{termsWords.delivery(delivery)}</li>}
      {areOrdersOn() && <li>{termsWords.payment(upi !== undefined, cash?.upTo)}</li>}
      {returns !== undefined && <li>{termsWords.returns(returns)}</li>}
    </ul>
  );
}

function Facts({ text, facts = {} }: Details) {
  const entries = Object.entries(facts);
  return (
    <section className="product-details">
      <h2>{words.details}</h2>
      {text && <p>{text}</p>}
      {entries.length > 0 && (
        <dl>
          {entries.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

interface ProductPageProps {
  product: Product;
  category: string | undefined;
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
            {(details?.text ?? details?.facts) && <Facts {...details} />}
          </div>
          {pictures.length > 0 && (
            <div className="product-page-pictures">
              {pictures.map((each, place) => (
                <Picture
                  key={each}
                  image={each}
                  alt={catalogueWords.picture(title, place + 2)}
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
