import { Picture } from '../../shared/components/Picture';
import { catalogueWords as words } from '../../words/en/catalogue';
import type { Product } from './product';
import { products } from './products?details';

/** Loaded together with the details of the whole catalogue. */
export function DetailsContent({ product: { id, title } }: { product: Product }) {
  const { details: { text, facts } = {}, pictures = [] } =
    products.find((product) => product.id === id) ?? {};
  return (
    <>
      {text && <p>{text}</p>}
      {facts && (
        <dl>
          {Object.entries(facts).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {pictures.map((image, index) => (
        <Picture
          key={image}
          image={image}
          alt={words.picture(title, index + 2)}
          sizes="(min-width: 36rem) 36rem, 100vw"
        />
      ))}
    </>
  );
}
