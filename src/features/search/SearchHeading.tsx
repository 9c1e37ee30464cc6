import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { useAnnounce } from '../../shared/useAnnounce';
import { searchWords as words } from '../../words/en/search';

const PAUSE_MS = 600;

/** Shows how many products match, and announces it when typing pauses. */
export function SearchHeading({ query, count }: { query: string; count: number }) {
  const announce = useAnnounce();
  const heading = words.results(count, query);
  // Not at every letter: a screen reader says each of them as it is typed.
  useEffect(() => {
    const timer = setTimeout(announce, PAUSE_MS, heading);
    return () => {
      clearTimeout(timer);
    };
  }, [announce, heading]);
  return (
    <div className="search-heading">
      <h1 tabIndex={-1}>{heading}</h1>
      {count === 0 && <p>{words.noResults}</p>}
      <Link className="button button-quiet" to={paths.home}>
        {words.clear}
      </Link>
    </div>
  );
}
