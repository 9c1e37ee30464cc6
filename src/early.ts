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
 * Runs inline in the page's head, before any other script. Notes the products whose 'Add to basket'
 * is pressed before React has taken over, and answers the press at once; hides the home screen that
 * is in the HTML when the address asks for another one.
 *
 * The build inlines its text: it must stand on its own.
 */
export function early() {
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
  if (!/^#?\/?$/.test(location.hash)) document.documentElement.dataset.elsewhere = '';
}

/**
 * Runs inline at the end of the page. Fetches the shop's scripts once the banner's picture is there,
 * so that they don't compete with it for a slow network; at once when the home screen is not what is
 * asked for, and after 4 seconds in any case.
 *
 * The build inlines its text: it must stand on its own.
 */
export function fetchScripts(addresses: string[]) {
  let fetched = false;
  const fetchAll = () => {
    if (fetched) return;
    fetched = true;
    for (const address of addresses) {
      const script = document.createElement('script');
      script.src = address;
      script.async = false;
      document.head.append(script);
    }
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
