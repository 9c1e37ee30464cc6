import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate, useOutletContext, type Location } from 'react-router-dom';
import { homePath, paths } from '../../shared/paths';
import { useForgivingSearchLoader } from './forgivingPart';
import { shorten } from './shorten';
import { whenTypingPauses } from './whenTypingPauses';

interface Search {
  /** What the home screen shows the results of; empty for everything. */
  query: string;
  /** Names these results among those that Back can return to. */
  place: string;
}

/** The search whose results the home screen shows, from the layout that it stands in. */
export const useResults = () => useOutletContext<Search>();

/**
 * The search of the home screen, which lives in the address: typing shows its results at once, and
 * replaces the entry of the history when it pauses; Enter adds one, so that Back returns to what was
 * shown before the typing began.
 *
 * @returns the search; and the `ref` of the search box, and what it calls when it gets the focus, when
 *   its text changes and at Enter.
 */
export function useSearch() {
  const location = useLocation() as Location<string | null>;
  const navigate = useNavigate();
  const onFocus = useForgivingSearchLoader();
  const { key, pathname, search, state } = location;
  /** What the address asks for; `undefined` on a screen without results. */
  const asked =
    pathname === paths.home ? shorten(new URLSearchParams(search).get('q') ?? '') : undefined;
  /** Stays the same while typing replaces the entry of the history. */
  const entry = state ?? key + pathname + search;
  /** What has been typed into which entry. */
  const [typed, setTyped] = useState({ text: '', entry: '' });
  const query = (typed.entry === entry ? typed.text : asked) ?? '';
  const box = useRef<HTMLInputElement>(null);
  /** The entry that the text in the box belongs to: this one, or the one that Enter leads to. */
  const current = useRef('');
  /** What the entry showed before typing replaced it; `null` on a screen without results. */
  const before = useRef<string | null>(undefined);
  const cancelWrite = useRef(() => undefined as unknown);

  const write = (text: string, replace: boolean) => {
    void navigate(homePath(text), { replace, state: current.current });
  };
  const readText = () => {
    const input = box.current;
    if (!input) return '';
    const text = shorten(input.value);
    if (text !== input.value) input.value = text;
    return text;
  };
  const onChange = () => {
    const text = readText();
    if (before.current === null) return;
    window.scrollTo(0, 0);
    startTransition(() => {
      setTyped({ text, entry: current.current });
    });
    cancelWrite.current();
    cancelWrite.current = whenTypingPauses(() => {
      write(text, true);
    });
  };
  const onSubmit = () => {
    const text = readText();
    if (text === before.current) return;
    cancelWrite.current();
    // This entry shows again what it showed before; the results are the next one.
    if (typeof before.current === 'string') write(before.current, true);
    before.current = text;
    current.current = String(Math.random());
    write(text, false);
  };

  const showLocation = useEffectEvent(() => {
    const input = box.current;
    if (!input || state === current.current) return;
    current.current = entry;
    const isTypedEarly = before.current === undefined && asked === '' && input.value !== '';
    before.current = asked ?? null;
    if (isTypedEarly) {
      // Before React was there.
      if (input.form?.dataset.sent === undefined) onChange();
      else onSubmit();
      return;
    }
    cancelWrite.current();
    setTyped({ text: '', entry: '' });
    if (asked !== undefined) input.value = asked;
  });
  useLayoutEffect(() => {
    showLocation();
  }, [key, pathname, search]);
  useEffect(() => () => void cancelWrite.current(), []);

  const results: Search = { query: query.trim(), place: entry + query };
  return { results, searchBox: { ref: box, onFocus, onChange, onSubmit } };
}
