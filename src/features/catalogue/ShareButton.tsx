import { useId, useState } from 'react';
import { useAppSelector } from '../../shared/hooks';
import { useAnnounce } from '../../shared/useAnnounce';
import { shareWords as words } from '../../words/en/share';
import { selectProducts } from './catalogueSlice';
import { pagePath } from './pagePath';
import type { Product } from './product';

type Shared = Pick<Product, 'id' | 'title' | 'variantOf'>;

const selectAddress = (field: HTMLInputElement | null) => {
  field?.focus();
  field?.select();
};

/** Shares the address of a product's page in the way that the device offers, or else copies it. */
export function ShareButton({ product }: { product: Shared }) {
  const { id, variantOf = id } = product;
  const whole = useAppSelector((state): Shared => selectProducts(state)[variantOf] ?? product);
  const [outcome, setOutcome] = useState<'copied' | 'not copied'>();
  const announce = useAnnounce();
  const fieldId = useId();
  const url = window.location.origin + pagePath(whole);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
      announce(words.copied);
    } catch {
      setOutcome('not copied');
    }
  };
  const share = async () => {
    const data = { title: whole.title, url };
    // Not every browser can share.
    const { canShare } = navigator as Partial<Navigator>;
    if (!canShare?.call(navigator, data)) return copy();
    try {
      await navigator.share(data);
    } catch (error) {
      if ((error as Error).name !== 'AbortError') await copy();
    }
  };

  return (
    <>
      <button
        type="button"
        className="text-button"
        aria-label={words.shareOf(product.title)}
        onClick={() => void share()}
      >
        {words.share}
      </button>
      {outcome === 'copied' && <span>{words.copied}</span>}
      {outcome === 'not copied' && (
        <div className="field product-details-address">
          <label htmlFor={fieldId}>{words.copyThis}</label>
          <input id={fieldId} readOnly value={url} ref={selectAddress} />
        </div>
      )}
    </>
  );
}
