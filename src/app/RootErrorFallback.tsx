import type { FallbackProps } from 'react-error-boundary';
import { shop } from '../config';

/**
 * What is shown when something outside of the screens fails, or the error screen itself. It uses no
 * other part of the shop, and its links and buttons load the page again.
 */
export function RootErrorFallback({ error }: FallbackProps) {
  return (
    <main className="error">
      <h1>Unexpected Application Error!</h1>
      <p className="error-message">{error instanceof Error ? error.message : String(error)}</p>
      <div className="button-row">
        <button
          type="button"
          className="button"
          onClick={() => {
            window.location.reload();
          }}
        >
          Load the page again
        </button>
        <a className="button button-quiet" href={shop.basePath}>
          Go to the home page
        </a>
      </div>
    </main>
  );
}
