import { isElsewhere } from './inline/homeScreen';

/**
 * Holds back where the shopper goes until React has taken over the home screen that the page holds:
 * React must find it there, with all that was typed and pressed.
 *
 * @returns what to call then: it goes there. Further calls do nothing
 */
export function holdNavigation(isPrerendered: boolean): () => void {
  // A link was followed before React was there. Its entry in the history is used for home meanwhile.
  let target = isPrerendered && isElsewhere() ? location.hash : undefined;
  if (target) history.replaceState(null, '', '#/');

  // The address is read some time before the router listens for changes.
  let isMissed = false;
  const onChange = () => {
    isMissed = true;
  };
  addEventListener('popstate', onChange);

  return () => {
    removeEventListener('popstate', onChange);
    if (isMissed) dispatchEvent(new PopStateEvent('popstate'));
    else if (target) location.replace(target);
    isMissed = false;
    target = undefined;
  };
}
