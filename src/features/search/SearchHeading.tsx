import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useAnnounce } from '../../shared/useAnnounce';
import { paths } from '../../shared/paths';

const PAUSE_MS = 600;

interface SearchHeadingProps {
  query: string;
  /** How many products were found. */
  count: number;
}

/** What was searched for and how much was found; read out when typing pauses. */
export function SearchHeading({ query, count }: SearchHeadingProps) {
  const announce = useAnnounce();
  const results = count === 0 ? 'No results' : count === 1 ? '1 result' : `${count} results`;
  const heading = `${results} for “${query}”`;
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
      {count === 0 && (
        <p>No product has all of these words. Try fewer, or look at everything below.</p>
      )}
      <Link className="button button-quiet" to={paths.home}>
        Clear the search
      </Link>
    </div>
  );
}
