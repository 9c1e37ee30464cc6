import {
  type ClipboardEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate, useOutletContext } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks';
import { homePath, paths } from '../../navigation';
import type { ListRequest } from '../list/listsSlice';
import { browsePart } from '../list/ProductList';

/** WebKit allows 100 changes of the history in 30 seconds; Chromium and Firefox 200 in 10. */
const PAUSE_MS = 400;
/** Signs that the shopper has stopped typing: they may lead to another screen, or out of the shop. */
const ends = ['focusout', 'click', 'pagehide'];

/**
 * Calls `write` once, when typing pauses or ends, unless Back, Forward or another address comes first.
 *
 * @returns cancels the call
 */
function whenTypingPauses(write: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const cancel = () => {
    clearTimeout(timer);
    waiting.abort();
  };
  const writeOnce = () => {
    cancel();
    write();
  };
  const timer = setTimeout(writeOnce, PAUSE_MS);
  for (const end of ends) addEventListener(end, writeOnce, { capture: true, signal });
  addEventListener('popstate', cancel, { signal });
  return cancel;
}

export const longestQuery = 200;

/** Removes halves of characters, which no address can contain. */
const asQuery = (text: string) => text.slice(0, longestQuery).replace(/\p{Cs}/gu, '');

interface Search extends ListRequest {
  /** The product that a shared link names, by its id or by the slug of its page; empty without one. */
  product: string;
}

/** Passed to the home screen by the layout around it. */
export const useResults = () => useOutletContext<Search>();

/**
 * The address holds the search. Results show while the shopper types; when typing pauses, they get a
 * history entry, which further typing replaces until Enter.
 */
export function useSearch() {
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const params = new URLSearchParams(search);
  const read = (name: string) => params.get(name) ?? '';
  /** The query in the address; `undefined` on a screen without results. */
  const addressText = pathname === paths.home ? asQuery(read('q')) : undefined;
  /** The text typed since the address had the query `since`. */
  const [typed, setTyped] = useState<{ text: string; since: string }>();
  const query = (typed?.since === addressText ? typed?.text : addressText) ?? '';
  const box = useRef<HTMLInputElement>(null);
  /** The current history entry; the screen may not show it yet. */
  const entry = useRef<{ text: string | undefined; isTyping: boolean }>(undefined);
  const cancelWrite = useRef(() => undefined as unknown);
  const hasEarlyText = useRef(false);

  const write = (text: string, isTyping: boolean) => {
    if (text !== entry.current?.text) {
      void navigate(homePath({ q: text }), {
        replace: entry.current?.isTyping,
        // The list follows what was typed already: the screen need not scroll.
        state: isTyping || text === typed?.text ? 'typed' : undefined,
      });
    }
    entry.current = { text, isTyping };
    // The text is reset with the address, or the former results would show for a moment.
    setTyped(undefined);
  };
  const readText = () => asQuery(box.current?.value ?? '');
  const onChange = () => {
    const text = readText();
    const since = entry.current?.text;
    if (since === undefined) return;
    window.scrollTo(0, 0);
    startTransition(() => {
      setTyped({ text, since });
    });
    cancelWrite.current();
    cancelWrite.current = whenTypingPauses(() => {
      if (text !== since) write(text, true);
    });
  };
  const onFocus = () => {
    // The search itself reports a failure.
    browsePart
      .load()
      .then(({ prepareSearch }) => dispatch(prepareSearch()))
      .catch(() => undefined);
  };
  /** Reads a pasted link before the field cuts it off, such as one with a title in Devanagari. */
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (text.length <= longestQuery || !text.includes('://')) return;
    event.preventDefault();
    const search = homePath({ q: asQuery(text) });
    browsePart.load().then(
      ({ linkIn }) => navigate(linkIn(text) ?? search),
      () => navigate(search),
    );
  };
  const onSubmit = () => {
    cancelWrite.current();
    // A narrow header folds the search, and a phone's keyboard closes.
    box.current?.blur();
    write(readText(), false);
  };

  const showLocation = useEffectEvent(() => {
    const input = box.current;
    if (!input || (entry.current && entry.current.text === addressText)) return;
    hasEarlyText.current = !entry.current && !addressText && input.value !== '';
    entry.current = { text: addressText, isTyping: false };
    if (hasEarlyText.current) return;
    cancelWrite.current();
    setTyped(undefined);
    input.value = addressText ?? '';
  });
  useLayoutEffect(() => {
    showLocation();
  }, [key, pathname, search]);
  const takeEarlySearch = useEffectEvent(() => {
    if (!hasEarlyText.current) return;
    hasEarlyText.current = false;
    // `preventSubmit` marks the form.
    if (box.current?.form?.dataset.sent === undefined) onChange();
    else onSubmit();
  });
  // The router listens to its history only once all layout effects have run.
  useEffect(() => {
    takeEarlySearch();
    return () => void cancelWrite.current();
  }, []);

  const results: Search = {
    query: query.trim(),
    // A search covers everything, and starts with the closest results.
    category: query ? '' : read('category'),
    sort: query === addressText ? read('sort') : '',
    product: query === addressText ? read('product') : '',
  };
  return { results, searchBox: { ref: box, onFocus, onChange, onPaste, onSubmit } };
}
