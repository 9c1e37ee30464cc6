import { useEffect, useState } from 'react';
import { useAnnounce } from '../shared/useAnnounce';
import { shellWords as words } from '../words/en/shell';

/** A shorter wait goes unnoticed. */
const SLOW_MS = 1000;

/** Says that the next screen is loading, if that takes long. */
export function SlowScreenNotice() {
  const [isSlow, setSlow] = useState(false);
  const announce = useAnnounce();
  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW_MS, true);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  useEffect(() => (isSlow ? announce(words.loading) : undefined), [isSlow, announce]);
  return isSlow && <p className="slow-screen-notice">{words.loading}</p>;
}
