/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen } from '@testing-library/react';
import { buildProduct } from '../testing/builders';
import { renderApp, renderWithShop } from '../testing/renderApp';
import { ShareButton } from './DetailsContent';
import { pagePath } from './pagePath';
import { type Product, variantsOf } from './product';

jest.mock('./products', () => jest.requireActual<object>('../testing/sampleCatalogue'));

const share = jest.fn<Promise<void>, [ShareData]>();
const lamp = buildProduct({ id: 'lamp', title: 'Lamp' });
const address = (product: Product) => window.location.origin + pagePath(product);
const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Copy this link:' });
const failure = (name: string) => () => Promise.reject(new DOMException('No.', name));

async function press(product = lamp) {
  const view = renderWithShop(<ShareButton product={product} />);
  await view.user.click(screen.getByRole('button', { name: `Share: ${product.title}` }));
  return view;
}
const canShare = (outcome: () => Promise<void>) => {
  share.mockReset().mockImplementation(outcome);
  Object.assign(navigator, { share, canShare: () => true });
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

it('shares the title and the address of the product’s page as the device does', async () => {
  canShare(() => Promise.resolve());
  await press();
  expect(share.mock.calls).toEqual([[{ title: 'Lamp', url: address(lamp) }]]);
  expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
});

it('says nothing if the shopper cancels', async () => {
  canShare(failure('AbortError'));
  const { store } = await press();
  expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
  expect(field()).not.toBeInTheDocument();
  expect(store.getState().announcement.sentence).toBe('');
});

it.each([
  ['the device doesn’t share', () => undefined],
  [
    'sharing fails',
    () => {
      canShare(failure('NotAllowedError'));
    },
  ],
])('copies the address if %s, and says so', async (_what, prepare) => {
  prepare();
  const { store } = await press();
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(address(lamp));
  expect(store.getState().announcement.sentence).toBe('Link copied');
});

it('shows the address, selected, if it can’t be copied', async () => {
  const { user, store } = renderWithShop(<ShareButton product={lamp} />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Share: Lamp' }));
  expect(field()).toHaveValue(address(lamp));
  expect(field()).toHaveFocus();
  expect(field()?.selectionEnd).toBe(address(lamp).length);
  expect(store.getState().announcement.sentence).toBe('');
});

it('shares the page of the product whose variant is in the basket', async () => {
  const { store } = await renderApp();
  const { products } = store.getState().catalogue;
  const { cap = lamp } = products;
  const [small = lamp] = variantsOf(cap);
  canShare(() => Promise.resolve());
  await press(small);
  expect(share.mock.calls).toEqual([[{ title: 'Cotton cap', url: address(cap) }]]);
});
