import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../app/paths';
import { useAnnounce } from './announce';
import { Notice } from './Notice';

const sentence = 'A newer version of this shop is ready.';

/**
 * Tells once that there is a newer version. It can be put away; on the sign-in screen it waits, for
 * what is typed there would be lost.
 */
export function NewVersion({ onUse }: { onUse: () => void }) {
  const announce = useAnnounce();
  const told = useRef(false);
  const [open, setOpen] = useState(true);
  const { pathname } = useLocation();
  const shown = open && pathname !== paths.login;

  useEffect(() => {
    if (!shown || told.current) return;
    told.current = true;
    announce(sentence);
  }, [shown, announce]);

  if (!shown) return null;
  return (
    <Notice
      label="About this shop"
      className="notices-foot"
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
