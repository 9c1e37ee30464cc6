/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import { buildProduct } from '../testing/builders';
import { renderWithShop } from '../testing/renderApp';
import { loadChunk } from '../ui/loadChunk';
import { ProductDetails } from './ProductDetails';
import { products } from './products';

const details = { text: 'Burns all night.', facts: { Height: '12 cm', 'Made with': 'clay' } };

jest.mock('./products', () => {
  const { buildProduct } =
    jest.requireActual<typeof import('../testing/buildProduct')>('../testing/buildProduct');
  return {
    products: [
      buildProduct({
        ...{ title: 'Lamp', pictures: ['/back-960.webp'] },
        details: { text: 'Burns all night.', facts: { Height: '12 cm', 'Made with': 'clay' } },
      }),
      buildProduct({ title: 'Pot', pictures: ['/pot-960.webp'] }),
      buildProduct({ title: 'Jug' }),
    ],
  };
});
const [lamp = buildProduct(), pot = lamp, jug = lamp] = products;
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

it('offers the picture and sharing for a product without details and more pictures', async () => {
  renderWithShop(<ProductDetails product={jug} />);
  await toggle(true);
  expect(
    await screen.findByRole('button', { name: 'See the picture large: Jug' }),
  ).toHaveTextContent('See the picture large');
  expect(screen.getByRole('button', { name: 'Share: Jug' })).toHaveTextContent('Share');
  expect(disclosure().querySelectorAll('p, dl, img')).toHaveLength(0);
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
  await toggle(false);
  await toggle(true);
  expect(await screen.findByText('Burns all night.')).toBeVisible();
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  expect(texts('term')).toEqual(Object.keys(details.facts));
  expect(texts('definition')).toEqual(Object.values(details.facts));
  const picture = screen.getByRole('img', { name: 'Lamp, picture 2' });
  expect(picture).toHaveAttribute('src', '/back-960.webp');
});

it('shows pictures alone', async () => {
  renderWithShop(<ProductDetails product={pot} />);
  await toggle(true);
  expect(await within(disclosure()).findByRole('img', { name: 'Pot, picture 2' })).toBeVisible();
  expect(screen.queryByRole('term')).not.toBeInTheDocument();
});

it('shows details that were opened before hydration', async () => {
  jest.spyOn(HTMLDetailsElement.prototype, 'open', 'get').mockReturnValue(true);
  renderWithShop(<ProductDetails product={lamp} />);
  expect(await screen.findByText('Burns all night.')).toBeInTheDocument();
});
