/** @jest-environment ./src/testing/browserEnvironment.ts */
import userEvent from '@testing-library/user-event';
import {
  giftKey,
  joiningKey,
  lineIdAtIndex,
  lineKey,
  ownerKey,
  removedKey,
} from '../../../basket/storage/basketKeys';
import { createLocalBasketStore } from '../../../basket/storage/localBasketStore';

const html = document.documentElement;
const element = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no element ${id}.`);
  return found;
};
const press = (...ids: string[]) => {
  for (const id of ids) element(id).click();
};
/** The texts on the pressed cards. */
const marked = () =>
  Array.from(
    document.querySelectorAll<HTMLElement>('[data-pressed]'),
    ({ dataset, firstElementChild }) => `${firstElementChild?.id ?? ''}: ${dataset.pressed ?? ''}`,
  );
/** The count in the header with its word. */
const count = () => document.querySelector('#count')?.textContent;
const stored = () =>
  Object.keys(localStorage)
    .sort()
    .map((key) => localStorage.getItem(key));
const store = (...productIds: string[]) => {
  productIds.forEach((productId, place) => {
    localStorage.setItem(lineKey(lineIdAtIndex(place)), productId);
  });
};

const runScript = () => {
  jest.isolateModules(() => {
    jest.requireActual('./main');
  });
};

/** Runs the script in a page's head, then gives the page its content. */
function openPage(banner = '') {
  window.stopCapturing?.();
  runScript();
  document.body.innerHTML = `${banner}
    <h1 id="heading">Lamps</h1>
    <p id="count"><span class="basket-count">0</span> <span class="visually-hidden">items</span></p>
    <form id="form"><input type="search" id="search" value="lamp"></form><input id="line"><textarea id="lines"></textarea>
    <input type="checkbox" id="gift">
    <div class="buy">
      <button id="lamp" data-product="1"><b id="inside">Add to basket</b></button>
    </div>
    <div class="buy"><button id="pot" data-product="2">Add to basket</button></div>
    <div class="buy"><p id="sold-out" data-product="4">Sold out</p></div>
    <button id="nameless" data-product="">Add to basket</button>
    <a id="link" href="#/">Home</a>`;
  window.dispatchEvent(new Event('DOMContentLoaded'));
}

beforeEach(() => {
  document.body.replaceChildren();
  delete html.dataset.elsewhere;
  window.history.replaceState(null, '', '#/');
});

afterEach(() => {
  window.stopCapturing?.();
  delete window.stopCapturing;
});

describe('a press before React', () => {
  it('adds a line to the basket and stores it at once; presses elsewhere do nothing', () => {
    openPage();
    press('heading', 'link', 'nameless', 'sold-out');
    for (const [id, productId] of [
      ['pot', '2'],
      ['inside', '1'],
      ['pot', '2'],
    ] as const) {
      press(id);
      expect(stored().at(-1)).toBe(productId);
    }
    const lines = window.stopCapturing?.() ?? [];
    expect(lines.map(({ productId }) => productId)).toEqual(['2', '1', '2']);
    expect(lines.map(({ lineId }) => localStorage.getItem(lineKey(lineId)))).toEqual(stored());
    // React has taken over.
    press('lamp');
    expect(stored()).toHaveLength(3);
  });

  it('adds a line after the stored ones, although the clock was set back', () => {
    store('1');
    openPage();
    press('pot');
    jest.spyOn(Date, 'now').mockReturnValue(0);
    press('lamp');
    openPage();
    press('pot');
    expect(stored()).toEqual(['1', '2', '1', '2']);
  });

  it('isn’t repeated by React once another tab has removed its line', () => {
    openPage();
    press('pot', 'lamp');
    const pot = Object.keys(localStorage).find((key) => localStorage.getItem(key) === '2') ?? '';
    localStorage.removeItem(pot);
    expect(window.stopCapturing?.()).toMatchObject([{ productId: '1' }]);
  });

  it.each([
    ['full', () => jest.spyOn(Storage.prototype, 'setItem')],
    ['forbidden', () => jest.spyOn(window, 'localStorage', 'get')],
  ])('lasts for the visit if storage is %s', (_, spy) => {
    spy().mockImplementation(() => {
      throw new DOMException('No.', 'QuotaExceededError');
    });
    openPage();
    press('pot');
    expect(count()).toBe('1 item');
    expect(marked()).toEqual(['pot: 1 in basket']);
    expect(window.stopCapturing?.()).toMatchObject([{ productId: '2' }]);
  });

  it('shows in the header from the first paint on, as do other tabs’ lines, and on its card', async () => {
    // These ids are sold out, not on this page, or would be a selector.
    store('1', '4', '3', '1"],[data-product="2');
    runScript();
    document.body.innerHTML =
      '<p id="count"><span class="basket-count">0</span> <span>items</span></p>';
    await Promise.resolve();
    expect(count()).toBe('4 items');
    openPage();
    press('lamp');
    expect([count(), ...marked()]).toEqual(['5 items', 'lamp: 2 in basket']);
    press('pot', 'lamp');
    expect([count(), ...marked()]).toEqual(['7 items', 'lamp: 3 in basket', 'pot: 1 in basket']);
    localStorage.clear();
    store('1');
    window.dispatchEvent(new StorageEvent('storage'));
    expect(count()).toBe('1 item');
  });
});

it('answers each press on its button, also once React adds the product', () => {
  const animate = jest.spyOn(Element.prototype, 'animate');
  openPage();
  press('inside', 'heading');
  expect(new Set(animate.mock.contexts)).toEqual(new Set([element('lamp')]));
  window.stopCapturing?.();
  press('pot');
  expect(animate.mock.contexts.at(-1)).toBe(element('pot'));
});

it('adds the chosen variant on a product’s page, and says so there', () => {
  store('1');
  html.dataset.screen = '/?product=7';
  window.history.replaceState(null, '', '#/?product=7');
  openPage(
    `<main id="root"><article><select id="variant"><option value="7-s">S</option>
     <option value="7-l">L</option></select><div class="buy"><button id="page" data-product="7">Add to basket</button>
     </div></article></main>`,
  );
  expect('elsewhere' in html.dataset).toBe(false);
  (element('variant') as HTMLSelectElement).value = '7-l';
  press('page', 'page');
  expect([count(), ...marked()]).toEqual(['3 items', 'page: 2 in basket']);
  expect(stored()).toEqual(['1', '7-l', '7-l']);
  delete html.dataset.screen;
});

describe('if a user was signed in at the last visit', () => {
  const [first, second, third] = [0, 1, 2].map(lineIdAtIndex) as [string, string, string];

  beforeEach(() => {
    Object.assign(localStorage, {
      [ownerKey]: 'asha',
      [lineKey(first, 'asha')]: '1',
      [lineKey(second, 'asha')]: '2',
      [lineKey(second)]: '2',
      [giftKey('asha')]: 'no',
      [giftKey()]: 'yes',
      [removedKey(third, 'asha')]: '1',
      [lineKey(first, 'bilal')]: '1',
    });
  });

  it('the header counts the account’s lines until the user signs out', () => {
    openPage();
    expect(count()).toBe('2 items');
    press('lamp');
    expect([count(), ...marked()]).toEqual(['3 items', 'lamp: 2 in basket']);
    localStorage.removeItem(ownerKey);
    openPage();
    // The lines are the pressed one and the one that the account had not acknowledged.
    expect(count()).toBe('2 items');
  });

  it('a press before React adds one line to the account’s basket, last and unsent', () => {
    openPage();
    press('lamp');
    const basket = createLocalBasketStore();
    const shown = jest.fn();
    const end = basket.observe({ changed: shown, saved: jest.fn() });
    const [line] = window.stopCapturing?.() ?? [];
    const { lineId } = line ?? { lineId: '' };
    if (line) basket.add(line);
    end();
    const line1 = { lineId: first, productId: '1' };
    const line2 = { lineId: second, productId: '2' };
    const added = [line1, line2, { lineId, productId: '1' }];
    expect(shown.mock.calls).toEqual([[{ added, removed: [], gift: true, isReplacement: false }]]);
    const holding = Object.keys(localStorage).filter((key) => key.endsWith(lineId));
    expect(holding).toEqual([lineKey(lineId)]);
    // The user was signed in before, so nothing is announced.
    expect(localStorage.getItem(joiningKey)).toBeNull();
    openPage();
    expect(count()).toBe('3 items');
  });
});

describe('the keyboard before React', () => {
  it.each(['/', '{Control>}k{/Control}', '{Meta>}K{/Meta}'])(
    'moves to the search box at %s, from a checkbox too, and the next key replaces its text',
    async (keys) => {
      const user = userEvent.setup();
      openPage();
      element('gift').focus();
      await user.keyboard('k');
      expect(element('gift')).toHaveFocus();
      await user.keyboard(keys);
      expect(element('search')).toHaveFocus();
      expect(element('search')).toHaveValue('lamp');
      await user.keyboard('/');
      expect(element('search')).toHaveValue('/');
    },
  );

  const strike = (target: EventTarget, init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', {
      bubbles: true,
      composed: true,
      cancelable: true,
      ...init,
    });
    target.dispatchEvent(event);
    return event;
  };
  const k = { key: 'k', ctrlKey: true };
  const slash = { key: '/' };

  it.each<[what: string, init: KeyboardEventInit]>([
    ['Ctrl-Shift-K', { ...k, key: 'K', shiftKey: true }],
    ['Ctrl-Alt-K, as AltGr is on Windows', { ...k, altKey: true }],
    ['⌘-Shift-K', { key: 'k', metaKey: true, shiftKey: true }],
    ['Ctrl-⌘-K', { ...k, metaKey: true }],
    ['Alt-K', { key: 'k', altKey: true }],
    ['K', { key: 'K', shiftKey: true }],
    ['Ctrl-/', { ...slash, ctrlKey: true }],
    ['⌘-/', { ...slash, metaKey: true }],
    ['Alt-/', { ...slash, altKey: true }],
    ['Ctrl-⌘-/', { ...slash, ctrlKey: true, metaKey: true }],
  ])('leaves %s to the browser', (_what, init) => {
    openPage();
    element('gift').focus();
    const event = strike(element('gift'), init);
    expect(event.defaultPrevented).toBe(false);
    expect(element('gift')).toHaveFocus();
  });

  it('takes / with Shift, where it is above a digit, and K while capitals are locked', () => {
    for (const init of [
      { ...slash, shiftKey: true },
      { ...k, key: 'K' },
    ]) {
      openPage();
      expect(strike(document.body, init).defaultPrevented).toBe(true);
      expect(element('search')).toHaveFocus();
    }
  });

  it.each([
    ['a list of choices', '<select id="other"><option>Kurta</option></select>'],
    ['an editable text', '<div contenteditable="true"><p id="other" tabindex="0"></p></div>'],
    ['a button beside an open dialog', '<dialog open></dialog><button id="other"></button>'],
  ])('leaves both to %s', (_what, html_) => {
    openPage(html_);
    element('other').focus();
    for (const init of [k, slash]) {
      expect(strike(element('other'), init).defaultPrevented).toBe(false);
      expect(element('search')).not.toHaveFocus();
    }
  });

  it('leaves keys that another handler has taken, and autofill’s events without a key, alone', () => {
    openPage();
    element('link').addEventListener('keydown', (event) => {
      event.preventDefault();
    });
    element('link').focus();
    strike(element('link'), k);
    element('link').dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(element('link')).toHaveFocus();
  });

  it('stays in a text field', async () => {
    openPage();
    for (const id of ['line', 'lines']) {
      element(id).focus();
      await userEvent.setup().keyboard('/{Control>}k{/Control}');
      expect(element(id)).toHaveFocus();
      expect(element(id)).toHaveValue('/');
    }
  });
});

it('keeps the browser from submitting a form before React, and marks the form', () => {
  openPage();
  const submit = () =>
    !element('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(submit()).toBe(true);
  expect(element('form').dataset).toHaveProperty('sent');
  window.stopCapturing?.();
  expect(submit()).toBe(false);
});

describe('the scripts of the shop', () => {
  const banner = '<main><img alt=""></main>';
  const never = () => new Promise<void>(() => undefined);

  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
    delete html.dataset.scripts;
    document.head.replaceChildren();
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  });

  it.each([
    ['once the banner’s picture has loaded', banner, '#/', () => Promise.resolve(), 0],
    ['once it has failed', banner, '#/', () => Promise.reject(new Error('Broken.')), 0],
    ['after 4 seconds if it never loads', banner, '#/', never, 4000],
    ['at once if there is no banner', '', '#/', never, 0],
    ['at once if the address names another screen', banner, '#/checkout', never, 0],
  ])('load %s', async (what, content, hash, decode, wait) => {
    // Each test uses its own address, because the listeners of other tests' pages remain.
    const address = `/${what.replaceAll(' ', '-')}.js`;
    const asked = () => document.querySelectorAll(`script[src="${address}"]`).length;
    html.dataset.scripts = address;
    window.history.replaceState(null, '', hash);
    HTMLImageElement.prototype.decode = decode;
    openPage(content);
    if (wait > 0) await jest.advanceTimersByTimeAsync(wait - 1);
    expect(asked()).toBe(0);
    await jest.advanceTimersByTimeAsync(wait && 1);
    expect(asked()).toBe(1);
  });
});
