import userEvent from '@testing-library/user-event';
import { early, fetchScripts, reachSearch } from './early';

const button = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no element ${id}.`);
  return found;
};
const marked = () => Array.from(document.querySelectorAll('[data-pressed]'), ({ id }) => id);

beforeEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete document.documentElement.dataset.elsewhere;
  window.history.replaceState(null, '', '#/');
});

describe('before React has taken over', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <h1 id="heading">Lamps</h1>
      <button id="lamp" data-product="1"><b id="inside">Add to basket</b></button>
      <button id="pot" data-product="2">Add to basket</button>
      <button id="nameless" data-product="">Add to basket</button>
      <a id="link" href="#/">Haat</a>`;
    early('/haat/basket');
  });

  afterEach(() => {
    window.early?.stop();
    delete window.early;
  });

  it('notes the products that are pressed, in order, as often as they are', () => {
    for (const id of ['pot', 'lamp', 'pot']) button(id).click();
    expect(window.early?.presses).toEqual(['2', '1', '2']);
  });

  it('takes a press of what is inside a button for one of the button', () => {
    button('inside').click();
    expect(window.early?.presses).toEqual(['1']);
    expect(marked()).toEqual(['lamp']);
  });

  it('marks at once what was pressed', () => {
    expect(marked()).toEqual([]);
    button('pot').click();
    expect(marked()).toEqual(['pot']);
  });

  it('leaves all other clicks alone', () => {
    for (const id of ['heading', 'link', 'nameless']) button(id).click();
    document.body.click();
    expect(window.early?.presses).toEqual([]);
    expect(marked()).toEqual([]);
  });

  it('notes nothing more when it is stopped, and takes its marks away', () => {
    button('lamp').click();
    window.early?.stop();
    expect(marked()).toEqual([]);
    button('pot').click();
    expect(marked()).toEqual([]);
    expect(window.early?.presses).toEqual(['1']);
  });
});

describe('the search box', () => {
  const box = () => document.querySelector<HTMLInputElement>('[type=search]');

  beforeEach(() => {
    document.body.innerHTML = `
      <input type="search" value="lamp"><input id="field"><input type="checkbox" id="gift">`;
    addEventListener('keydown', reachSearch);
  });

  afterEach(() => {
    removeEventListener('keydown', reachSearch);
  });

  it.each(['/', '{Control>}k{/Control}', '{Meta>}K{/Meta}'])(
    'is reached by %s, and the next key replaces its text',
    async (keys) => {
      const user = userEvent.setup();
      await user.keyboard(keys);
      expect(box()).toHaveFocus();
      expect(box()).toHaveValue('lamp');
      await user.keyboard('/');
      expect(box()).toHaveValue('/');
    },
  );

  it('is reached from a checkbox, but not out of a field', async () => {
    const user = userEvent.setup();
    button('field').focus();
    await user.keyboard('/{Control>}k{/Control}');
    expect(button('field')).toHaveFocus();
    expect(button('field')).toHaveValue('/');
    button('gift').focus();
    await user.keyboard('/');
    expect(box()).toHaveFocus();
  });

  it('is not reached by the letter k', async () => {
    await userEvent.setup().keyboard('k');
    expect(box()).not.toHaveFocus();
  });

  it('may be missing', async () => {
    box()?.remove();
    await userEvent.setup().keyboard('/');
    expect(document.body).toHaveFocus();
  });
});

describe('the address', () => {
  afterEach(() => {
    window.early?.stop();
    delete window.early;
  });

  it.each([
    ['#/checkout', true],
    ['#/login', true],
    ['#/nowhere', true],
    ['', false],
    ['#', false],
    ['#/', false],
  ])('%j asks for another screen than the home screen: %s', (hash, elsewhere) => {
    window.history.replaceState(null, '', `${window.location.pathname}${hash}`);
    early('/haat/basket');
    expect('elsewhere' in document.documentElement.dataset).toBe(elsewhere);
  });
});

describe('the scripts', () => {
  const addresses = ['/vendor.js', '/main.js'];
  const scripts = () => Array.from(document.querySelectorAll('script'));
  const fetched = () => scripts().map((script) => script.getAttribute('src'));

  /** Puts a banner on the page whose picture is there or still to come. */
  function showBanner({ complete = false } = {}) {
    document.body.innerHTML = '<div class="hero"><img alt=""></div>';
    const picture = document.querySelector('img');
    if (!picture) throw new Error('The banner has no picture.');
    Object.defineProperty(picture, 'complete', { value: complete });
    return picture;
  }

  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('are fetched at once where there is no banner, to run in their order', () => {
    fetchScripts(addresses);
    expect(fetched()).toEqual(addresses);
    expect(scripts().map(({ async }) => async)).toEqual([false, false]);
  });

  it('are fetched at once where the picture is there already', () => {
    showBanner({ complete: true });
    fetchScripts(addresses);
    expect(fetched()).toEqual(addresses);
  });

  it('are fetched at once where another screen is asked for', () => {
    showBanner();
    document.documentElement.dataset.elsewhere = '';
    fetchScripts(addresses);
    expect(fetched()).toEqual(addresses);
  });

  it.each(['load', 'error'])('wait for the %s event of the picture, and its paint', (event) => {
    const picture = showBanner();
    fetchScripts(addresses);
    jest.advanceTimersByTime(3000);
    expect(fetched()).toEqual([]);
    picture.dispatchEvent(new Event(event));
    expect(fetched()).toEqual([]);
    jest.advanceTimersByTime(100);
    expect(fetched()).toEqual(addresses);
  });

  it('wait for the picture for 4 seconds at most', () => {
    showBanner();
    fetchScripts(addresses);
    jest.advanceTimersByTime(3999);
    expect(fetched()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(fetched()).toEqual(addresses);
  });

  it('are fetched only once', () => {
    const picture = showBanner();
    fetchScripts(addresses);
    picture.dispatchEvent(new Event('load'));
    picture.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(10_000);
    picture.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(10_000);
    expect(fetched()).toEqual(addresses);
  });
});
