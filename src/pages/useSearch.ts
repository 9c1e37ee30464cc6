import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { homePath, paths } from '../app/paths';

/** What the home screen shows the results of; empty for everything, `undefined` on other screens. */
export function useQuery(): string | undefined {
  const { pathname, search } = useLocation();
  return pathname === paths.home ? (new URLSearchParams(search).get('q') ?? '') : undefined;
}

/** What the search keeps with an entry of the history. */
interface Kept {
  /** What the entry showed before typing replaced it. */
  settled: string;
}

/**
 * The search of the home screen, which lives in the address: typing replaces the entry of the
 * history, Enter adds one, so that Back returns to what was shown before the typing began.
 */
export function useSearch() {
  const kept = useLocation().state as Kept | null;
  const navigation = useNavigationType();
  const navigate = useNavigate();
  const query = useQuery();
  /** Of the entry that is gone to last, which quick fingers do not wait to see. */
  const settled = useRef<string>(undefined);
  const sent = useRef<Kept>(null);

  // In the layout phase: what was typed before React was there is searched for after it.
  useLayoutEffect(() => {
    const overtaken = kept && kept !== sent.current && navigation !== NavigationType.Pop;
    if (!overtaken) settled.current = kept?.settled ?? query;
  }, [kept, navigation, query]);

  const show = (text: string, before: string, replace: boolean) => {
    settled.current = before;
    sent.current = { settled: before };
    void navigate(homePath(text), { replace, state: sent.current });
  };
  return {
    query,
    type: (text: string) => {
      if (settled.current !== undefined) show(text, settled.current, true);
    },
    enter: (text: string) => {
      if (settled.current === text) return;
      if (settled.current !== undefined) show(settled.current, settled.current, true);
      show(text, text, false);
    },
  };
}
