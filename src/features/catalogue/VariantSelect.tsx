import { useEffect, useRef } from 'react';
import { catalogueWords as words } from '../../words/en/catalogue';
import type { ProductToday, Variant } from './product';
import { VariantOptions } from './VariantOptions';

interface VariantSelectProps {
  /** The product's. */
  title: string;
  variants: readonly Variant[];
  /** The variants as they are sold today. */
  sold: readonly ProductToday[];
  /** The id of the chosen one. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** Chooses one of a product's sizes or colours. */
export function VariantSelect({ title, chosen, onChoose, ...options }: VariantSelectProps) {
  const ref = useRef<HTMLSelectElement>(null);
  // Another one may have been chosen before hydration, or restored by the browser.
  useEffect(() => {
    const value = ref.current?.value;
    if (value && value !== chosen) onChoose(value);
  }, [chosen, onChoose]);
  return (
    <div className="field variant-select">
      <select
        ref={ref}
        aria-label={words.variantsOf(title)}
        value={chosen}
        onChange={({ target }) => {
          onChoose(target.value);
        }}
      >
        <VariantOptions {...options} />
      </select>
    </div>
  );
}
