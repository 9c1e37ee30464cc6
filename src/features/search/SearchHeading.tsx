import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { useAnnounce } from '../../shared/useAnnounce';
import { useChunk } from '../../shared/useChunk';
import { searchWords as words } from '../../words/en/search';
import { loadBrowse } from './loadBrowse';

const PAUSE_MS = 600;

interface SearchHeadingProps {
  query: string;
  /** How many products match; `undefined` while that loads. */
  count: number | undefined;
  isFailed: boolean;
}

/**
 * Shows how many products match, and the shop's terms if the query asks for them. Announces both when
 * typing pauses.
 */
export function SearchHeading({ query, count, isFailed }: SearchHeadingProps) {
  const announce = useAnnounce();
  const { chunk } = useChunk(loadBrowse);
  const { heading = words.title(query), text } =
    (!isFailed && chunk?.describeResults(query, count)) || {};
  const sentence = text ? `${heading}. ${text}` : heading;
  // Not at every letter: a screen reader says each of them as it is typed.
  useEffect(() => {
    const timer = setTimeout(announce, PAUSE_MS, sentence);
    return () => {
      clearTimeout(timer);
    };
  }, [announce, sentence]);
  return (
    <div className="search-heading">
      <h1 tabIndex={-1}>{heading}</h1>
      {text && <p>{text}</p>}
      <Link className="button button-quiet" to={paths.home}>
        {words.clear}
      </Link>
    </div>
  );
}
