import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { mendAddress } from '../mendedLink';
import { notFoundWords } from '#words/notFound';
import { ErrorPage } from './ErrorPage';

/** Redirects a mangled address to its screen; says of other addresses that there is no such screen. */
export function UnknownPage() {
  // The router's own location is that of any unknown address.
  const mended = mendAddress(window.location.hash.slice(1));
  const navigate = useNavigate();
  useEffect(() => {
    if (mended !== undefined) void navigate(mended, { replace: true });
  }, [navigate, mended]);
  if (mended !== undefined) return null;
  return (
    <ErrorPage>
      <p>{notFoundWords.advice}</p>
    </ErrorPage>
  );
}
