import { Navigate } from 'react-router-dom';
import { mendAddress } from '../mendedLink';
import { ErrorPage } from './ErrorPage';

/** Leads from a mangled address to the screen that it was; of others, it says that there is none. */
export function UnknownPage() {
  // The router's own location is that of any unknown address.
  const mended = mendAddress(window.location.hash.slice(1));
  return mended === undefined ? <ErrorPage /> : <Navigate to={mended} replace />;
}
