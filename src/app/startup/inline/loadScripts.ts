import { earlyWords as words } from '#words/early';
import { isElsewhere } from './page';

const PICTURE_LATEST_MS = 4000;
/** The slowest mobile network, at 50 kbit/s, loads the 90 kB in 15 seconds. */
const LATE_MS = 20_000;

/**
 * Waits for the screen's first picture, the banner's or the product's, if one is shown, so that the scripts don't compete with it for a
 * slow network; 4 seconds at most.
 *
 * @throws if the picture can't be loaded
 */
export function firstPictureLoaded() {
  const picture = document.querySelector<HTMLImageElement>('main img');
  return Promise.race([
    isElsewhere() || picture?.decode(),
    new Promise((resolve) => setTimeout(resolve, PICTURE_LATEST_MS)),
  ]);
}

/**
 * Loads the shop's scripts, in any order. If one fails, or the shop has not started in time, a notice
 * at the foot of the page offers to try again: in place, so that nothing typed is lost. A page whose
 * scripts the host no longer has is reloaded.
 *
 * @param started aborted when the shop has started
 */
export function loadScripts(addresses: readonly string[], started: AbortSignal) {
  const policy = window.trustedTypes?.createPolicy('shop#scripts', {
    createScriptURL: (address) => (addresses.includes(address) ? address : ''),
  });
  const notice = document.createElement('div');
  const button = document.createElement('button');
  const text = new Text();
  let lateTimer: ReturnType<typeof setTimeout> | undefined;

  const show = (sentence: string) => {
    if (started.aborted) return;
    text.data = sentence;
    // The notice is added only once, because a button that moves loses the focus.
    if (!notice.isConnected) document.body.append(notice);
  };
  const fail = () => {
    show(words.scriptsFailed);
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

  notice.className = 'notice notice-foot';
  notice.role = 'alert';
  notice.append(text, button);
  button.className = 'button';
  button.textContent = words.tryAgain;
  button.onclick = () => {
    show(words.tryingAgain);
    wait();
    for (const address of addresses) {
      // The query bypasses the browser's cache, which may hold the failure.
      fetch(address, { cache: 'no-cache', signal: started }).then(({ ok }) => {
        if (ok) load(address);
        else location.reload();
      }, fail);
    }
  };
  started.onabort = () => {
    notice.remove();
  };
  addresses.forEach(load);
  // A browser's first formatter takes a slow phone a tenth of a second, in which the scripts are on their way.
  setTimeout(() => Intl.NumberFormat());
}
