/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { products } from '#shop/products';
import { variantsOf } from '../catalogue/model/product';
import { place, renderCheckout, thanks, toReview } from '../testing/checkoutVisit';

jest.mock('#shop/products', () => jest.requireActual<object>('../testing/sampleCatalogue'));

const caps = products.flatMap(variantsOf).filter(({ variantOf }) => variantOf === 'cap');
const [small, large, extra] = caps;
if (!small || !large || !extra) throw new Error('The sample catalogue has no cap.');

const item = (title: string) => {
  const [heading] = screen.getAllByRole('heading', { level: 2, name: title });
  return within(heading?.closest('li') ?? document.body);
};

it('shows and orders each variant in a row of its own, at its own price, unless it is sold out', async () => {
  const app = await renderCheckout({ basket: [small, large, extra, small] });
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, 3)).toEqual([small, large, extra].map(({ title }) => title));
  expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent('Subtotal 3 items: ₹950');
  expect(item('Cotton cap, Extra large').getByText('Sold out')).toBeVisible();
  expect(item('Cotton cap, Large').getByText('₹350')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'One more: Cotton cap, Large' }));
  expect(screen.getByRole('region', { name: 'Total' })).toHaveTextContent(
    'Subtotal 4 items: ₹1300',
  );
  expect(item('Cotton cap, Large').getByText('₹700')).toBeVisible();
  await toReview(app);
  expect(screen.getByText(/Cotton cap, Large/, { selector: '#order *' })).toBeVisible();
  await app.user.click(place());
  await thanks();
  expect([...app.orders.orders.values()][0]?.items).toEqual([
    { productId: 'cap-s', price: 300, count: 2 },
    { productId: 'cap-l', price: 350, count: 2 },
  ]);
});
