/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { renderWithShop } from '../testing/renderApp';
import { loadChunk } from '../ui/loadChunk';
import { DetailsContent, ShareButton } from './DetailsContent';
import { pagePath } from './pagePath';
import { type Product, variantsOf } from './product';
import { ProductDetails } from './ProductDetails';
import { products } from './products';

jest.mock('./products', () => {
  const { buildProduct } =
    jest.requireActual<typeof import('../testing/buildProduct')>('../testing/buildProduct');
  return {
    products: [
      buildProduct({
        ...{ title: 'Lamp', image: '/lamp-960.webp', pictures: ['/back-960.webp'] },
        details: { text: 'Burns all night.', facts: { Height: '12 cm', 'Made with': 'clay' } },
      }),
      buildProduct({ title: 'Jug' }),
      buildProduct({ title: 'Cap', variants: [{ id: 'cap-s', name: 'Small' }] }),
    ],
  };
});
const [lamp, jug, cap] = products as [Product, Product, Product];
jest.mock('../ui/loadChunk', () => ({
  loadChunk: jest.fn((load: () => unknown) => load()),
}));

const disclosure = () => screen.getByRole('group');
/** What pressing the summary does in browsers; jsdom only fires the event. */
const toggle = (open: boolean) =>
  act(async () => {
    const toggled = new Promise((resolve) => {
      disclosure().addEventListener('toggle', resolve, { once: true });
    });
    disclosure().toggleAttribute('open', open);
    await toggled;
  });

it('shows the text, the facts in order and the pictures once opened, and retries when opened again', async () => {
  jest.mocked(loadChunk).mockRejectedValueOnce(new Error('Loading chunk 1 failed'));
  renderWithShop(<ProductDetails product={lamp} />);
  expect(disclosure()).not.toHaveAttribute('open');
  expect(screen.getByLabelText('Details: Lamp')).toHaveTextContent(/^Details$/);
  await toggle(true);
  expect(
    await screen.findByText(
      'The details couldn’t be loaded. Close this section and open it again.',
    ),
  ).toBeVisible();
  expect(disclosure()).not.toHaveTextContent('Burns all night.');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  let answer: () => void = () => undefined;
  jest.mocked(loadChunk).mockImplementationOnce(async (load) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return load();
  });
  await toggle(false);
  await toggle(true);
  expect(disclosure()).toHaveTextContent(/Loading…$/);
  answer();
  expect(await screen.findByText('Burns all night.')).toBeVisible();
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('term')).toEqual(['Height', 'Made with']);
  expect(texts('definition')).toEqual(['12 cm', 'clay']);
  const picture = screen.getByRole('img', { name: 'Lamp, picture 2' });
  expect(picture).toHaveAttribute('src', '/back-960.webp');
});

it('shows details that were opened before hydration', async () => {
  jest.spyOn(HTMLDetailsElement.prototype, 'open', 'get').mockReturnValue(true);
  renderWithShop(<ProductDetails product={lamp} />);
  expect(await screen.findByText('Burns all night.')).toBeInTheDocument();
});

describe('pictures', () => {
  beforeAll(() => {
    // jsdom lacks these: the browser tests check what they do.
    Element.prototype.scrollTo = jest.fn();
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
        this.dispatchEvent(new Event('close'));
      },
    });
  });

  const dialog = (title: string) => screen.queryByRole('dialog', { name: `Pictures: ${title}` });

  it('open large at the one pressed, turn and zoom with keys and buttons, and return the focus', async () => {
    const pictures = ['/back-960.webp', '/side-960.webp'];
    const { user } = renderWithShop(<DetailsContent product={lamp} read={{ pictures }} />);
    const opener = screen.getByRole('button', { name: 'Enlarge picture 2: Lamp' });
    await user.click(opener);
    expect(dialog('Lamp')).toBeVisible();
    expect(screen.getByText('2 of 3')).toHaveAttribute('aria-live', 'polite');
    screen.getByRole('button', { name: 'Close pictures' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('3 of 3')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next picture' }));
    expect(screen.getByText('1 of 3')).toBeVisible();
    await user.keyboard('{End}');
    expect(screen.getByText('3 of 3')).toBeVisible();
    await user.keyboard('{Home}');
    expect(screen.getByText('1 of 3')).toBeVisible();
    // Zoomed, only what moves the picture is no longer the browser's.
    const zoom = screen.getByRole('button', { name: 'Zoom in' });
    zoom.focus();
    for (const [key, isPressed] of [
      ['{Enter}', true],
      [' ', false],
      ['{Enter}', true],
    ] as const) {
      await user.keyboard(key);
      expect(zoom).toHaveAttribute('aria-pressed', String(isPressed));
    }
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close pictures' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(dialog('Lamp')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('of a product with only one open without buttons to turn', async () => {
    const { user } = renderWithShop(<ProductDetails product={jug} />);
    await toggle(true);
    const opener = await screen.findByRole('button', { name: 'See the picture large: Jug' });
    expect(opener).toHaveTextContent('See the picture large');
    expect(screen.getByRole('button', { name: 'Share: Jug' })).toHaveTextContent('Share');
    expect(disclosure().querySelectorAll('p, dl, img')).toHaveLength(0);
    await user.click(opener);
    expect(dialog('Jug')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
    expect(screen.queryByText('1 of 1')).not.toBeInTheDocument();
  });
});

describe('sharing', () => {
  const share = jest.fn<Promise<void>, [ShareData]>();
  const failure = (name: string) => () => Promise.reject(new DOMException('No.', name));
  const address = (product: Product) => window.location.origin + pagePath(product);
  const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Copy this link:' });

  /** Presses the button on a device that shares with this outcome, or not at all. */
  async function press(product: Product, outcome?: () => Promise<void>, canCopy = true) {
    share.mockReset();
    if (outcome) {
      share.mockImplementation(outcome);
      Object.assign(navigator, { share, canShare: () => true });
    }
    const { store, user } = renderWithShop(<ShareButton product={product} />);
    if (!canCopy)
      jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: `Share: ${product.title}` }));
    return store.getState().announcement.sentence;
  }

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  });

  it.each([
    ['as the device does', () => Promise.resolve()],
    ['and says nothing if the shopper cancels', failure('AbortError')],
  ])('sends the title and the address of the product’s page, %s', async (_what, outcome) => {
    expect(await press(lamp, outcome)).toBe('');
    expect(share.mock.calls).toEqual([[{ title: 'Lamp', url: address(lamp) }]]);
    expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
    expect(field()).not.toBeInTheDocument();
  });

  it.each([
    ['the device doesn’t share', undefined],
    ['sharing fails', failure('NotAllowedError')],
  ])('copies the address if %s, and says so', async (_what, outcome) => {
    expect(await press(lamp, outcome)).toBe('Link copied');
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(address(lamp));
  });

  it('shows the address, selected, if it can’t be copied', async () => {
    expect(await press(lamp, undefined, false)).toBe('');
    expect(field()).toHaveValue(address(lamp));
    expect(field()).toHaveFocus();
    expect(field()?.selectionEnd).toBe(address(lamp).length);
  });

  it('sends the page of the product whose variant is in the basket', async () => {
    const [small = cap] = variantsOf(cap);
    await press(small, () => Promise.resolve());
    expect(share.mock.calls).toEqual([[{ title: 'Cap', url: address(cap) }]]);
  });
});
