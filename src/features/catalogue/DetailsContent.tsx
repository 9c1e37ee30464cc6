import { Picture } from '../../shared/components/Picture';
import { catalogueWords as words } from '../../words/en/catalogue';
import type { Product } from './product';

export type ReadDetails = Pick<Product, 'details' | 'pictures'>;

/** What is shown once a product's details have been read. */
export function DetailsContent({ title, read }: { title: string; read: ReadDetails }) {
  const { details: { text, facts } = {}, pictures = [] } = read;
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
