declare global {
  interface Window {
    early?: {
      /** The products of the presses so far, in order. */
      presses: string[];
      /** Leaves clicks to React from here on. */
      stop: () => void;
    };
  }
}

/**
 * Puts the focus into the header's search for Ctrl-K and for `/`, when no field has it. Hears keys from
 * the page's head on, before React and after.
 *
 * The build inlines its text: it must stand on its own.
 */
export function reachSearch(event: KeyboardEvent) {
  const wanted =
    event.key === '/' || (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey));
  const inField = document.activeElement?.matches('input:not([type=checkbox]), textarea');
  const box = document.querySelector<HTMLInputElement>('[type=search]');
  if (!box || !wanted || inField) return;
  event.preventDefault();
  box.focus();
  box.select();
}

/**
 * Runs inline in the page's head, before any other script. Notes the products whose 'Add to basket'
 * is pressed before React has taken over, and answers the press at once; hides the home screen that
 * is in the HTML when the address asks for another one, and the number of items in the basket, which
 * is 0 there, until `showKeptCount` knows it.
 *
 * The build inlines its text: it must stand on its own.
 *
 * @param key where the basket is kept in local storage
 */
export function early(key: string) {
  const presses: string[] = [];
  const note = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-product]');
    if (!button?.dataset.product) return;
    presses.push(button.dataset.product);
    button.dataset.pressed = '';
  };
  // A form sent by the browser itself would load the page anew.
  const hold = (event: Event) => {
    event.preventDefault();
    (event.target as HTMLElement).dataset.sent = '';
  };
  addEventListener('click', note);
  addEventListener('submit', hold);
  window.early = {
    presses,
    stop() {
      removeEventListener('click', note);
      removeEventListener('submit', hold);
      document.querySelectorAll('[data-pressed]').forEach((button) => {
        button.removeAttribute('data-pressed');
      });
    },
  };
  const page = document.documentElement.dataset;
  if (!/^#?\/?$/.test(location.hash)) page.elsewhere = '';
  try {
    if (localStorage.getItem(key) !== null) page.counting = '';
  } catch {
    // Forbidden: there is no kept basket.
  }
}

/**
 * Runs inline at the end of the page. Fetches the shop's scripts once the banner's picture is there,
 * so that they don't compete with it for a slow network; at once when the home screen is not what is
 * asked for, and after 4 seconds in any case. Where one does not arrive, says so and offers to try
 * again, in place, so that what was pressed and typed is not lost; a page whose scripts the host no
 * longer has is loaded anew.
 *
 * The build inlines its text: it must stand on its own.
 */
export function fetchScripts(addresses: string[]) {
  const policy = window.trustedTypes?.createPolicy('shop#scripts', {
    createScriptURL: (address) => {
      if (!addresses.includes(address))
        throw new TypeError(`Not a script of this page: ${address}`);
      return address;
    },
  });
  let missing: string[] = [];
  const fetchOne = (address: string) => {
    const script = document.createElement('script');
    script.src = policy ? (policy.createScriptURL(address) as unknown as string) : address;
    script.async = false;
    script.onerror = () => {
      miss(address);
    };
    document.head.append(script);
  };
  const miss = (address: string) => {
    if (missing.push(address) > 1) return;
    const notice = document.createElement('div');
    notice.className = 'notices notices-foot';
    notice.role = 'alert';
    const button = document.createElement('button');
    button.className = 'button';
    button.textContent = 'Try again';
    button.onclick = () => {
      const lost = missing;
      missing = [];
      notice.remove();
      // Past what the browser may have kept of the answer.
      Promise.all(lost.map((script) => fetch(script, { cache: 'reload' }))).then(
        (answers) => {
          if (answers.every(({ ok }) => ok)) lost.forEach(fetchOne);
          else location.reload();
        },
        () => {
          lost.forEach(miss);
        },
      );
    };
    notice.append('Part of the shop did not arrive.', button);
    document.body.append(notice);
  };
  let fetched = false;
  const fetchAll = () => {
    if (fetched) return;
    fetched = true;
    addresses.forEach(fetchOne);
  };
  const banner = document.querySelector<HTMLImageElement>('.hero img');
  if (!banner || banner.complete || 'elsewhere' in document.documentElement.dataset) {
    fetchAll();
    return;
  }
  // The picture is painted first.
  const soon = () => requestAnimationFrame(() => setTimeout(fetchAll));
  banner.addEventListener('load', soon);
  banner.addEventListener('error', soon);
  setTimeout(fetchAll, 4000);
}

/**
 * Runs inline at the end of the page. Shows the number of items in the kept basket where it is
 * certain before the scripts are there, and else none until it is: never a wrong one.
 *
 * The build inlines its text: it must stand on its own.
 *
 * @param key where the basket is kept in local storage
 */
export function showKeptCount(key: string) {
  try {
    const badge = document.querySelector('.basket-count');
    const text = localStorage.getItem(key);
    if (!badge || text === null) return;
    badge.textContent = '';
    const { version, ids } = JSON.parse(text) as { version?: unknown; ids?: unknown };
    if (version !== 1 || !Array.isArray(ids)) return;
    // What is not on this page may have been withdrawn.
    const onPage = (id: unknown) => document.querySelector(`[data-product="${String(id)}"]`);
    if ([...new Set(ids)].every(onPage)) badge.textContent = String(ids.length);
  } catch {
    // Forbidden or unreadable: React will say.
  } finally {
    delete document.documentElement.dataset.counting;
  }
}
