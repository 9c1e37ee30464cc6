import type { Details } from '../model/product';

/** The first facts of a product; nothing if it has none. */
export function FactList({ facts = {}, most }: Pick<Details, 'facts'> & { most?: number }) {
  const entries = Object.entries(facts).slice(0, most);
  if (entries.length === 0) return null;
  return (
    <dl className="fact-list">
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
