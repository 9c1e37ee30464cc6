import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from 'react-router-dom';
import { homePath, paths } from '../../shared/paths';
import { useForgivingSearchLoader } from './forgivingPart';
import { shorten } from './shorten';

/** What the home screen shows the results of; empty for everything, `undefined` on other screens. */
export function useQuery(): string | undefined {
  const { pathname, search } = useLocation();
  return pathname === paths.home ? shorten(new URLSearchParams(search).get('q') ?? '') : undefined;
}

/** The state of a location that comes from the search box, which has its text already. */
const FROM_BOX = 'search';

/**
 * The search of the home screen, which lives in the address: typing replaces the entry of the
 * history, Enter adds one, so that Back returns to what was shown before the typing began.
 *
 * @returns the `ref` of the search box, and what it calls when it gets the focus, when its text changes
 *   and at Enter.
 */
export function useSearch() {
  const location = useLocation() as Location<unknown>;
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const query = useQuery();
  const onFocus = useForgivingSearchLoader();
  const box = useRef<HTMLInputElement>(null);
  /** What the entry showed before typing replaced it; `null` on a screen without results. */
  const before = useRef<string | null>(undefined);

  const show = (text: string, replace: boolean) => {
    void navigate(homePath(text), { replace, state: FROM_BOX });
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
    if (before.current !== null) show(text, true);
  };
  const onSubmit = () => {
    const text = readText();
    if (text === before.current) return;
    // This entry shows again what it showed before; the results are the next one.
    if (typeof before.current === 'string') show(before.current, true);
    before.current = text;
    show(text, false);
  };

  const showLocation = useEffectEvent(() => {
    const input = box.current;
    if (!input || (location.state === FROM_BOX && navigationType !== NavigationType.Pop)) return;
    const isTypedEarly = before.current === undefined && query === '' && input.value !== '';
    before.current = query ?? null;
    if (isTypedEarly) {
      // Before React was there.
      if (input.form?.dataset.sent === undefined) onChange();
      else onSubmit();
    } else if (query !== undefined) {
      input.value = query;
    }
  });
  useLayoutEffect(() => {
    showLocation();
  }, [location]);

  return { ref: box, onFocus, onChange, onSubmit };
}
