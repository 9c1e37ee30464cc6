import { useEffect, useState } from 'react';
import { useProblemAnnouncement } from '../app/announce';
import { useAppSelector } from '../app/hooks';
import type { BasketTotalCode } from '../basket/BasketTotal';
import { useOrderableItems } from '../basket/useBasket';
import { lazyPart, usePart } from '../ui/lazyPart';
import { basketPageWords as words } from '#words/basketPage';
import { CodeOpener } from './CodeOpener';
import { noteLinkedCode, storedCode } from './storedCode';

/** Loads once a shopper has a code, or wants to enter one; the builds of shops without codes have none of it. */
export const codePart = /* #__PURE__ */ lazyPart(() =>
  process.env.CODES === 'on'
    ? import(/* webpackChunkName: "code" */ './Code')
    : Promise.reject(new Error('This shop has no codes.')),
);

/** Whether the shopper has a code that can't be checked yet. */
export const isCodeLoading = () =>
  process.env.CODES === 'on' &&
  storedCode.read()?.code !== undefined &&
  !codePart.loaded &&
  codePart.error === undefined;

// This file comes with the basket's screen, so the first visit needn't wait for it. The build renders without a window.
if (process.env.CODES === 'on' && typeof window !== 'undefined') {
  noteLinkedCode();
  window.addEventListener('hashchange', noteLinkedCode);
}

const noEffect = { off: 0, missing: 0 };
const selectNoEffect = () => noEffect;

/** The part of a screen where the shopper enters a code, and what the code takes off: closed until it is pressed. */
export function useCode(): BasketTotalCode {
  const [isWanted, setWanted] = useState(false);
  const hasItems = useOrderableItems().length > 0;
  const isNeeded = isWanted || (hasItems && storedCode.read()?.code !== undefined);
  const { loaded, isFailed, retry } = usePart(isNeeded ? codePart : undefined);
  const { off } = useAppSelector(loaded?.selectCodeEffect ?? selectNoEffect);
  const announceLoading = useProblemAnnouncement();
  const news = isFailed ? words.codeNotLoaded : words.loadingCode;
  const isLoading = isWanted && !loaded;
  useEffect(() => {
    announceLoading(isLoading ? news : '');
  }, [announceLoading, isLoading, news]);
  if (loaded) {
    return {
      off,
      entry: <loaded.Code startsOpen={isWanted} />,
      row: off > 0 && <loaded.CodeRow />,
    };
  }
  const open = () => {
    if (isFailed) void retry();
    else setWanted(true);
  };
  const problem = isFailed && isWanted ? words.codeNotLoaded : '';
  return { off: 0, entry: <CodeOpener problem={problem} onOpen={open} />, row: null };
}
