import { createContext, useContext } from 'react';

/** What the one live region listens to; outside of it nothing is heard. */
export const AnnounceContext = createContext<(sentence: string) => void>(() => undefined);

/**
 * A way to have one sentence read out by screen readers, now. What can be told from the state of the
 * shop needs none: see `Announcer`.
 */
export const useAnnounce = () => useContext(AnnounceContext);
