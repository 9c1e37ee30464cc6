/**
 * A notice at the foot of the page that its scripts did not come.
 *
 * @param started when it is aborted, the shop has started: the notice goes, and never comes
 * @returns what shows the notice, and whether it is being tried again
 */
export function createLateNotice(tryAgain: () => void, started: AbortSignal) {
  const notice = document.createElement('div');
  const button = document.createElement('button');
  const words = new Text();
  notice.className = 'notice notice-foot';
  notice.setAttribute('role', 'alert');
  button.className = 'button';
  button.textContent = 'Try again';
  button.onclick = tryAgain;
  notice.append(words, button);
  started.onabort = () => {
    notice.remove();
  };

  return (isTrying: boolean) => {
    if (started.aborted) return;
    words.data = isTrying ? 'Trying again…' : 'Part of the shop did not arrive.';
    button.setAttribute('aria-busy', String(isTrying));
    // Once only: a button that is moved loses the focus.
    if (!notice.isConnected) document.body.append(notice);
  };
}
