import type { FallbackProps } from 'react-error-boundary';
import { shop } from '../config';
import { shellWords as words } from '../words/en/shell';

/** For errors outside of the screens, or in the error screen: uses no store, router or component. */
export function RootErrorFallback({ error }: FallbackProps) {
  return (
    <main className="error">
      <h1>{words.unexpectedError}</h1>
      <p className="error-message">{error instanceof Error ? error.message : String(error)}</p>
      <div className="button-row">
        <button
          type="button"
          className="button"
          onClick={() => {
            window.location.reload();
          }}
        >
          {words.reload}
        </button>
        <a className="button button-quiet" href={shop.basePath}>
          {words.goHome}
        </a>
      </div>
    </main>
  );
}
