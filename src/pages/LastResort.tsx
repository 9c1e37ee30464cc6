import type { FallbackProps } from 'react-error-boundary';
import { shop } from '../config';

/**
 * What is shown when what stands around the screens fails, or the error screen itself. It uses no
 * other part of the shop, and its ways on load the page anew.
 */
export function LastResort({ error }: FallbackProps) {
  return (
    <main className="error">
      <h1>Unexpected Application Error!</h1>
      <p className="error-message">{error instanceof Error ? error.message : String(error)}</p>
      <div className="error-ways">
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
