/** Wraps each text in new elements, as browsers do that translate pages. */
export function translatePage() {
  const font = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  for (const text of found) {
    if (text.parentElement?.closest('font, script, style, noscript')) continue;
    const [outer, inner] = [font(), font()];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/**
 * The changes that extensions make to a page, by name. The functions run in jsdom and are also sent to a browser as
 * text, so they use nothing from outside.
 */
export const extensionChanges: Record<string, () => void> = {
  'attributes everywhere': () => {
    for (const element of document.querySelectorAll('*')) {
      element.setAttribute('data-extension', 'on');
      element.classList.add('extension');
    }
  },
  'elements around the shop': () => {
    for (const place of [document.documentElement, document.head, document.body]) {
      place.prepend(document.createElement('aside'));
      place.append(document.createElement('aside'));
    }
  },
  'elements at the edges of the shop': () => {
    const root = document.getElementById('root');
    root?.prepend(document.createElement('aside'));
    root?.append(document.createElement('aside'), 'text');
  },
  'elements beside fields and buttons': () => {
    for (const element of document.querySelectorAll('input, button')) {
      element.after(document.createElement('aside'));
    }
  },
  'elements in every place': () => {
    for (const element of document.querySelectorAll('#root *')) {
      element.prepend(document.createElement('aside'));
    }
  },
};
