import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Logo } from '#shop/Logo';
import { paths } from '../navigation';
import { usePageTitle } from '../ui/usePageTitle';
import { shellWords as words } from '#words/shell';

interface ErrorPageProps {
  /** The value that a screen has thrown; `undefined` if there is no such screen. */
  error?: unknown;
  /** More text below the error. */
  children?: ReactNode;
}

/** Looks like the router's own error screen, in the shop's style and with a way home. */
export function ErrorPage({ error, children }: ErrorPageProps) {
  usePageTitle(words.error);
  const { message, stack } = error instanceof Error ? error : { message: String(error) };
  // A link to the home screen would change nothing if that has failed.
  const isHome = useLocation().pathname === paths.home;
  return (
    <main id="main" className="error" tabIndex={-1}>
      <Logo />
      <h1 tabIndex={-1}>{words.unexpectedError}</h1>
      <p className="error-message">{error === undefined ? words.notFound : message}</p>
      {children}
      <div className="button-row">
        {error !== undefined && (
          <button
            type="button"
            className="button"
            onClick={() => {
              window.location.reload();
            }}
          >
            {words.reload}
          </button>
        )}
        <Link
          className={error === undefined ? 'button' : 'button button-quiet'}
          to={isHome ? paths.checkout : paths.home}
        >
          {isHome ? words.goToBasket : words.goHome}
        </Link>
      </div>
      {stack && (
        // WebKit doesn't let the keyboard reach an element that scrolls.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className="error-stack" tabIndex={0} role="region" aria-label={words.stackTrace}>
          {stack}
        </pre>
      )}
    </main>
  );
}
