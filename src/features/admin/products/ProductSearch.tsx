import { useEffect } from 'react';
import { useAnnounce } from '../../../shared/useAnnounce';
import { productsWords as words } from '../../../words/en/admin/products';

/** Long enough for the next key. */
const PAUSE_MS = 700;

interface ProductSearchProps {
  query: string;
  /** How many products match. */
  count: number;
  onChange: (query: string) => void;
}

export function ProductSearch({ query, count, onChange }: ProductSearchProps) {
  const announce = useAnnounce();
  const sentence = words.found(count);
  useEffect(() => {
    if (query === '') return undefined;
    const pause = setTimeout(announce, PAUSE_MS, sentence);
    return () => {
      clearTimeout(pause);
    };
  }, [announce, query, sentence]);
  return (
    <>
      <div className="field">
        <label htmlFor="products-query">{words.search}</label>
        <input
          id="products-query"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          value={query}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        />
      </div>
      <p className="products-count">{sentence}</p>
    </>
  );
}
