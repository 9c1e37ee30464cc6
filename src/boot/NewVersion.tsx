import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../shared/paths';
import { useAnnounce } from '../shared/useAnnounce';
import { Notice } from '../shared/components/Notice';

const sentence = 'A newer version of this shop is ready.';

/**
 * Announces once that there is a newer version. It can be dismissed; on the sign-in screen it waits,
 * because what is typed there would be lost.
 */
export function NewVersion({ onUse }: { onUse: () => void }) {
  const announce = useAnnounce();
  const isAnnounced = useRef(false);
  const [open, setOpen] = useState(true);
  const { pathname } = useLocation();
  const shown = open && pathname !== paths.login;

  useEffect(() => {
    if (!shown || isAnnounced.current) return;
    isAnnounced.current = true;
    announce(sentence);
  }, [shown, announce]);

  if (!shown) return null;
  return (
    <Notice
      label="About this shop"
      className="notice-foot"
      action={
        <button type="button" className="button" onClick={onUse}>
          Use it now
        </button>
      }
      dismissal="Not now"
      onDismiss={() => {
        setOpen(false);
      }}
    >
      <p>{sentence}</p>
    </Notice>
  );
}
