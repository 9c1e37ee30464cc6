import { useId, useState } from 'react';
import { useAnnounce } from '../../app/announce';
import { shareWords } from '#words/product';

const selectAddress = (field: HTMLInputElement | null) => {
  field?.focus();
  field?.select();
};

interface ShareButtonProps {
  /** The title of what is shared: on the device's sheet, and in the button’s accessible name. */
  title: string;
  /** The path after the shop’s origin. */
  path: string;
  label?: string;
  className?: string;
  /** Whether it copies the address even if the device offers another way. */
  isCopyOnly?: boolean;
}

/** Why `share` can’t have shown anything: the shopper gets the address in another way. */
const cannotShare = ['NotAllowedError', 'TypeError', 'DataError', 'NotSupportedError'];

/** Shares an address of the shop in the way that the device offers, or else copies it. */
export function ShareButton({
  title,
  path,
  label = shareWords.share,
  className = 'text-button',
  isCopyOnly,
}: ShareButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'not copied'>();
  const announce = useAnnounce();
  const fieldId = useId();
  // `window` is missing while the build renders the page.
  const url = () => window.location.origin + path;

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
    const data = { title, url: url() };
    // Some browsers can't share.
    const { canShare } = navigator as Partial<Navigator>;
    if (!canShare?.call(navigator, data)) return copy();
    try {
      await navigator.share(data);
    } catch (error) {
      // Nothing is copied if the shopper closed the dialog, or if one is still open.
      if (cannotShare.includes((error as Error).name)) await copy();
    }
  };

  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={shareWords.shareOf(label, title)}
        onClick={() => void (isCopyOnly ? copy() : share())}
      >
        {label}
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
