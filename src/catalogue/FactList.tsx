import type { Details } from './product';

/** The facts of a product; nothing if it has none. */
export function FactList({ facts = {} }: Details) {
  const entries = Object.entries(facts);
  if (entries.length === 0) return null;
  return (
    <dl>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
