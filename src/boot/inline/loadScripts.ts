import { createLateNotice } from './lateNotice';

/** The slowest network that phones have, with 50 kbit/s, brings the 90 kB in 15 seconds. */
const LATE_MS = 20_000;

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
