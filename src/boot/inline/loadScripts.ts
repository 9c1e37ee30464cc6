import { isElsewhere } from './homeScreen';

const BANNER_LATEST_MS = 4000;
/** The slowest network that phones have, with 50 kbit/s, brings the 90 kB in 15 seconds. */
const LATE_MS = 20_000;

/**
 * Waits for the banner's picture, so that the scripts don't compete with it for a slow network: 4
 * seconds at most, and not at all where no banner is shown.
 *
 * @throws where the picture does not come
 */
export async function bannerLoaded() {
  const picture = document.querySelector<HTMLImageElement>('.home-hero img');
  if (!picture || isElsewhere()) return;
  await Promise.race([
    picture.decode(),
    new Promise((resolve) => setTimeout(resolve, BANNER_LATEST_MS)),
  ]);
}

/**
 * A notice at the foot of the page that its scripts did not come.
 *
 * @param started when it is aborted, the shop has started: the notice goes, and never comes
 * @returns what shows the notice, and whether it is being tried again
 */
function createLateNotice(tryAgain: () => void, started: AbortSignal) {
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

/**
 * Loads the shop's scripts, in whatever order they come. Where one fails, or the shop has not started
 * in time, says so and offers to try again. That is done in place, so that nothing typed is lost; a
 * page whose scripts the host no longer has is loaded again.
 *
 * @param started when it is aborted, the shop has started: there is nothing left to do
 */
export function loadScripts(addresses: readonly string[], started: AbortSignal) {
  const policy = window.trustedTypes?.createPolicy('shop#scripts', {
    createScriptURL: (address) => (addresses.includes(address) ? address : ''),
  });
  let lateTimer: ReturnType<typeof setTimeout> | undefined;

  const fail = () => {
    showNotice(false);
  };
  const wait = () => {
    clearTimeout(lateTimer);
    lateTimer = setTimeout(fail, LATE_MS);
  };
  const load = (address: string) => {
    const script = document.createElement('script');
    script.src = (policy?.createScriptURL(address) ?? address) as string;
    script.onerror = fail;
    document.head.append(script);
    wait();
  };
  const tryAgain = () => {
    showNotice(true);
    wait();
    for (const address of addresses) {
      // Asks the host: the browser's cache may hold the failure.
      fetch(address, { cache: 'no-cache', signal: started }).then(({ ok }) => {
        if (ok) load(address);
        else location.reload();
      }, fail);
    }
  };
  const showNotice = createLateNotice(tryAgain, started);
  addresses.forEach(load);
}
