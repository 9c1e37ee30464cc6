import { useLocation, useNavigate } from 'react-router-dom';
import { homePath, paths } from '../app/paths';

/** What the home screen shows the results of; empty for everything, `undefined` on other screens. */
export function useQuery(): string | undefined {
  const { pathname, search } = useLocation();
  return pathname === paths.home ? (new URLSearchParams(search).get('q') ?? '') : undefined;
}

/** What an entry of the history keeps when typing replaces it. */
interface Typed {
  /** The query that it had before the typing began. */
  before: string;
}

/**
 * The search of the home screen, which lives in the address: typing replaces the entry of the
 * history, Enter adds one, so that Back returns to what was shown before the typing began.
 */
export function useSearch() {
  const typed = useLocation().state as Typed | null;
  const navigate = useNavigate();
  const query = useQuery();
  const settled = typed?.before ?? query;
  return {
    query,
    type: (text: string) => {
      if (settled === undefined) return;
      void navigate(homePath(text), { replace: true, state: { before: settled } satisfies Typed });
    },
    enter: (text: string) => {
      if (settled === text) return;
      if (settled !== undefined) void navigate(homePath(settled), { replace: true });
      void navigate(homePath(text));
    },
  };
}
