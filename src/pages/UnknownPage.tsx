import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { SearchBox } from '../catalogue/search/SearchBox';
import { useSearch } from '../catalogue/search/useSearch';
import { mendAddress } from '../mendedLink';
import { paths } from '../navigation';
import { usePageTitle } from '../ui/usePageTitle';
import { notFoundWords } from '#words/notFound';
import { shellWords as words } from '#words/shell';
import './UnknownPage.css';

/** Says in the router's words that there is no such screen. */
function NotFound() {
  const { searchBox } = useSearch();
  usePageTitle(words.error);
  return (
    <div className="error unknown">
      <h1 tabIndex={-1}>{words.unexpectedError}</h1>
      <p className="error-message">{words.notFound}</p>
      <p>{notFoundWords.advice}</p>
      <SearchBox {...searchBox} />
      <Link className="button" to={paths.home}>
        {words.goHome}
      </Link>
    </div>
  );
}

/** Redirects a mangled address to its screen; says of other addresses that there is no such screen. */
export function UnknownPage() {
  // The router's own location is that of any unknown address.
  const mended = mendAddress(window.location.hash.slice(1));
  const navigate = useNavigate();
  useEffect(() => {
    if (mended !== undefined) void navigate(mended, { replace: true });
  }, [navigate, mended]);
  return mended === undefined && <NotFound />;
}
