import { Link, useLocation } from 'react-router-dom';
import { Logo } from '#shop/Logo';
import { paths } from '../navigation';
import { usePageTitle } from '../ui/usePageTitle';
import { shellWords as words } from '#words/shell';

/**
 * Looks like the router's own error screen, in the shop's style and with a way home. It has no header, which may have failed.
 *
 * @param props.error the value that a screen has thrown
 */
export function ErrorPage({ error }: { error: unknown }) {
  usePageTitle(words.error);
  const { message, stack } = error instanceof Error ? error : { message: String(error) };
  // A link to the home screen would change nothing if that has failed.
  const isHome = useLocation().pathname === paths.home;
  return (
    <main id="main" className="error" tabIndex={-1}>
      <Logo />
      <h1 tabIndex={-1}>{words.unexpectedError}</h1>
      <p className="error-message">{message}</p>
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
        <Link className="button button-quiet" to={isHome ? paths.checkout : paths.home}>
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
