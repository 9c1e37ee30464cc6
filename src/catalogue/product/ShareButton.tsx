import { useId, useState } from 'react';
import { useAnnounce } from '../../app/announce';
import { shareWords } from '../../words/en/product';
import { variantPath } from '../model/pagePath';
import type { Product } from '../model/product';

const selectAddress = (field: HTMLInputElement | null) => {
  field?.focus();
  field?.select();
};

interface ShareButtonProps {
  product: Product;
  /** Its chosen variant, or the product itself. */
  chosen: Product;
}

/** Why `share` can’t have shown anything: the shopper gets the address in another way. */
const cannotShare = ['NotAllowedError', 'TypeError', 'DataError', 'NotSupportedError'];

/** Shares the address of a product's page in the way that the device offers, or else copies it. */
export function ShareButton({ product, chosen }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'not copied'>();
  const announce = useAnnounce();
  const fieldId = useId();
  // Not while the build renders the page.
  const url = () => window.location.origin + variantPath(product, chosen.id);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url());
      setOutcome('copied');
      announce(shareWords.copied);
    } catch {
      setOutcome('not copied');
    }
  };
  const share = async () => {
    const data = { title: chosen.title, url: url() };
    // Not every browser can share.
    const { canShare } = navigator as Partial<Navigator>;
    if (!canShare?.call(navigator, data)) return copy();
    try {
      await navigator.share(data);
    } catch (error) {
      // Not if the shopper closed the dialog, or one is still open.
      if (cannotShare.includes((error as Error).name)) await copy();
    }
  };

  return (
    <>
      <button
        type="button"
        className="text-button"
        aria-label={shareWords.shareOf(chosen.title)}
        onClick={() => void share()}
      >
        {shareWords.share}
      </button>
      {outcome === 'copied' && <span>{shareWords.copied}</span>}
      {outcome === 'not copied' && (
        <div className="field share-address">
          <label htmlFor={fieldId}>{shareWords.copyThis}</label>
          <input id={fieldId} readOnly value={url()} ref={selectAddress} />
        </div>
      )}
    </>
  );
}
