import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { homePath, paths } from '../app/paths';

/** What the home screen shows the results of; empty for everything, `undefined` on other screens. */
export function useQuery(): string | undefined {
  const { pathname, search } = useLocation();
  return pathname === paths.home ? (new URLSearchParams(search).get('q') ?? '') : undefined;
}

/**
 * The search of the home screen, which lives in the address: typing replaces the entry of the
 * history, Enter adds one, so that Back returns to what was shown before the typing began.
 */
export function useSearch() {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const navigate = useNavigate();
  const query = useQuery();
  /** What the entry of the history showed before typing replaced it. */
  const before = useRef<string>(null);

  useEffect(() => {
    if (navigation !== NavigationType.Replace) before.current = null;
  }, [key, navigation]);

  const show = (text: string, replace: boolean) => {
    void navigate(homePath(text), { replace });
  };
  return {
    query,
    type: (text: string) => {
      if (query === undefined) return;
      before.current ??= query;
      show(text, true);
    },
    enter: (text: string) => {
      if (query !== undefined) {
        const settled = before.current ?? query;
        if (settled === text) return;
        show(settled, true);
      }
      before.current = null;
      show(text, false);
    },
  };
}
