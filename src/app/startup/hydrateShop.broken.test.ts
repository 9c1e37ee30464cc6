/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, waitFor } from '@testing-library/react';
import { shop } from '#shop/config';
import { products } from '#shop/products';
import { buildUser } from '../../testing/builders';
import { FakeAuthService } from '../../testing/fakes/fakeAuthService';
import { basketLink, openPage, startShop, storeBasket, storedIds } from '../../testing/openPage';
import { clearConsole } from '../../testing/quietConsole';
import { goBack } from '../../testing/renderApp';

const [first, second] = products as [(typeof products)[0], (typeof products)[0]];
const three = [first.id, first.id, second.id];
const withdrawn = [...three, 'withdrawn'];
const toBasket = 'Go to your basket';
const home = 'Go to the home page';

interface Part {
  /** The component's module, from `src/`. */
  file: string;
  /** The component, unless it's named like its file. */
  name?: string;
  path?: string;
  /** The products in the basket, if they matter. */
  ids?: string[];
  signedIn?: boolean;
  /** The button that shows the component. */
  press?: RegExp;
  /** The link that leads on although the component is still broken. */
  elsewhere?: typeof toBasket | typeof home;
  /** Whether nothing of the shop is left around the error. */
  isRoot?: boolean;
}

const checkout = { path: '/checkout', elsewhere: home } as const;
const login = { path: '/login', elsewhere: home } as const;
/** The cases cover each place: around the screens, on each screen, and in what a press shows. */
const parts: Part[] = [
  { file: 'app/announce', name: 'Announcer', isRoot: true },
  { file: 'catalogue/search/SearchBox' },
  { file: 'ui/Notice', ids: withdrawn },
  { file: 'pages/HomePage', elsewhere: toBasket },
  { file: 'basket/BasketItem', ...checkout },
  { file: 'basket/BasketItem', name: 'RemovalNotice', press: /^Remove from basket/, ...checkout },
  { file: 'auth/SignedIn', signedIn: true, ...login },
];

const asha = buildUser();
const heading = () => screen.findByRole('heading', { level: 1 });
const errorHeading = () =>
  screen.queryByRole('heading', { level: 1, name: 'Unexpected Application Error!' });

let mend = () => undefined as unknown;

/** Makes the component throw whenever it is rendered, until `mend`. */
function breakPart(file: string, name: string) {
  const part = jest.requireActual<Record<string, unknown>>(`../../${file}`);
  const sound = part[name];
  mend = () => {
    part[name] = sound;
  };
  part[name] = () => {
    throw new TypeError('a hole in the cloth');
  };
}

afterEach(() => {
  mend();
});

it.each(parts.map((part) => ({ name: part.file.replace(/.*\//, ''), ...part })))(
  'if $name throws, the basket is safe and a link leads on',
  async ({ file, name, path = '/', ids = three, signedIn, press, elsewhere, isRoot }) => {
    const auth = new FakeAuthService(signedIn ? { signedInAs: asha } : {});
    storeBasket(ids);
    breakPart(file, name);
    openPage(path);
    const { user } = await startShop(auth);
    if (press)
      await user.click((await screen.findAllByRole('button', { name: press }))[0] as Element);
    await waitFor(() => {
      expect(errorHeading()).toBeVisible();
    });
    const left = storedIds();
    expect(left).toEqual(press ? ids.slice(1) : ids);
    expect(screen.getByText('a hole in the cloth')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    if (isRoot) {
      const link = screen.getByRole('link', { name: home });
      expect(link).toHaveAttribute('href', shop.basePath);
    } else {
      expect(screen.getByRole('region', { name: 'Stack trace' })).toHaveTextContent(/ at /);
    }

    if (elsewhere) {
      await user.click(screen.getByRole('link', { name: elsewhere }));
      expect(await heading()).toBeVisible();
      expect(errorHeading()).toBeNull();
      expect(basketLink(left.filter((id) => id !== 'withdrawn').length)).toBeVisible();
      if (signedIn) expect(screen.getByText(`Hello ${asha.email}`)).toBeVisible();
      await goBack();
      if (!press) expect(errorHeading()).toBeVisible();
    }
    expect(clearConsole().join()).toContain('a hole in the cloth');

    mend();
    openPage();
    await startShop(auth);
    expect(errorHeading()).toBeNull();
    expect(basketLink(left.filter((id) => id !== 'withdrawn').length)).toBeVisible();
  },
);

it('if an event handler throws, the screen and what I typed stay', async () => {
  storeBasket(withdrawn);
  openPage();
  const { user } = await startShop();
  const box = screen.getByRole('searchbox');
  await user.click(box);
  await user.paste(first.title);
  await screen.findByRole('heading', { level: 1, name: /^1 result/ });
  jest.spyOn(HTMLElement.prototype, 'focus').mockImplementation(() => {
    throw new TypeError('a hole in the cloth');
  });
  const onError = jest.fn((event: Event) => {
    event.preventDefault();
  });
  window.addEventListener('error', onError, { once: true });
  act(() => {
    screen.getByRole('button', { name: 'Got it' }).click();
  });
  expect(onError).toHaveBeenCalledTimes(1);
  expect(errorHeading()).toBeNull();
  expect(box).toBeVisible();
  expect(box).toHaveValue(first.title);
  expect(basketLink(3)).toBeVisible();
});
