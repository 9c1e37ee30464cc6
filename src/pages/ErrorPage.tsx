import { Logo } from '../shared/components/Logo';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../shared/paths';
import { usePageTitle } from '../shared/components/usePageTitle';

interface ErrorPageProps {
  /** The error's message, or a status such as `404 Not Found`. */
  message: string;
  stack?: string | undefined;
  /** Whether loading the page again may help. */
  reloadable?: boolean;
}

/** What is shown instead of a screen that can't be, in the wording of the router's own error screen. */
export function ErrorPage({ message, stack, reloadable = false }: ErrorPageProps) {
  usePageTitle('Error');
  // On the home page the link must lead elsewhere.
  const atHome = useLocation().pathname === paths.home;
  return (
    <main id="main" className="error" tabIndex={-1}>
      <Logo />
      <h1 tabIndex={-1}>Unexpected Application Error!</h1>
      <p className="error-message">{message}</p>
      <div className="button-row">
        {reloadable && (
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
          className={`button ${reloadable ? 'button-quiet' : ''}`}
          to={atHome ? paths.checkout : paths.home}
        >
          {atHome ? 'Go to your basket' : 'Go to the home page'}
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
