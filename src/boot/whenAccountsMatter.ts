import { mayHaveSession } from './sessionHint';

const LATEST_MS = 5000;

/**
 * Calls `start` once: soon where somebody may be signed in or is on the way to the sign-in screen,
 * else after five quiet seconds. The identity service's code is the largest of the shop; a visitor
 * who only looks around should not feel it.
 *
 * @param signInHref the address of the sign-in screen, as links have it
 */
export function whenAccountsMatter(signInHref: string, start: () => void): void {
  let started = false;
  const startOnce = () => {
    if (started) return;
    started = true;
    for (const intent of ['pointerover', 'focusin']) removeEventListener(intent, considerLink);
    removeEventListener('hashchange', considerAddress);
    start();
  };
  const considerLink = ({ target }: Event) => {
    if (target instanceof Element && target.closest(`a[href="${signInHref}"]`)) startOnce();
  };
  const considerAddress = () => {
    if (location.hash.startsWith(signInHref)) startOnce();
  };

  for (const intent of ['pointerover', 'focusin']) addEventListener(intent, considerLink);
  addEventListener('hashchange', considerAddress);
  // The first paint comes before everything that it does not need.
  requestAnimationFrame(() => {
    setTimeout(startOnce, mayHaveSession() ? 0 : LATEST_MS);
  });
  considerAddress();
}
