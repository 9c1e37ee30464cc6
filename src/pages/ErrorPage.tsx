import { Logo } from '../shared/components/Logo';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../shared/paths';
import { usePageTitle } from '../shared/components/usePageTitle';

interface ErrorPageProps {
  /** What a screen has thrown; if there is none, no screen has this address. */
  error?: unknown;
}

/** Looks like the router's own error screen, in the shop's style and with a way home. */
export function ErrorPage({ error }: ErrorPageProps) {
  usePageTitle('Error');
  const { message, stack } = error instanceof Error ? error : { message: String(error) };
  // If the home screen fails, a link to it would change nothing.
  const isHome = useLocation().pathname === paths.home;
  return (
    <main id="main" className="error" tabIndex={-1}>
      <Logo />
      <h1 tabIndex={-1}>Unexpected Application Error!</h1>
      <p className="error-message">{error === undefined ? '404 Not Found' : message}</p>
      <div className="button-row">
        {error !== undefined && (
          <button
            type="button"
            className="button"
            onClick={() => {
              window.location.reload();
            }}
          >
            Load the page again
          </button>
        )}
        <Link
          className={error === undefined ? 'button' : 'button button-quiet'}
          to={isHome ? paths.checkout : paths.home}
        >
          {isHome ? 'Go to your basket' : 'Go to the home page'}
        </Link>
      </div>
      {stack && (
        // What scrolls must be reached by the keyboard, which WebKit does not do by itself.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className="error-stack" tabIndex={0} role="region" aria-label="Stack trace">
          {stack}
        </pre>
      )}
    </main>
  );
}
