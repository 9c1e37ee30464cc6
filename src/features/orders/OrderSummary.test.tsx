/** @jest-environment ./src/testing/browserEnvironment.ts */
import { render, screen, within } from '@testing-library/react';
import { buildAddress } from '../../testing/fakeOrders';
import { products } from '../catalogue/products';
import { OrderSummary } from './OrderSummary';

const [product] = products;
if (!product) throw new Error('The catalogue is empty.');

const order = {
  items: [
    { productId: product.id, price: 100, count: 2 },
    { productId: 'old', price: 30, count: 1 },
  ],
  delivery: { price: 40 },
  gift: false,
  address: buildAddress(),
};

it('says what an order holds, what it costs, and where it goes', () => {
  render(<OrderSummary order={order} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${product.title} 2 × ₹100 ₹200`,
    'Product old, no longer sold 1 × ₹30 ₹30',
  ]);
  expect(screen.getByText('Delivery:')).toHaveTextContent('Delivery: ₹40');
  expect(screen.getByText('Total, in cash:')).toHaveTextContent('Total, in cash: ₹270');
  expect(screen.queryByText(/gift/)).not.toBeInTheDocument();
  const lines = screen.getByRole('group').textContent.split('\n');
  const { name, street, landmark, city, pin, state, telephone } = buildAddress();
  expect(lines).toEqual([name, street, landmark, `${city} ${pin}`, state, telephone]);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('says that it is a gift, and has a number to call for whoever sends it', () => {
  render(<OrderSummary order={{ ...order, gift: true }} isCallable />);
  expect(screen.getByText('This order contains a gift.')).toBeVisible();
  const { telephone } = buildAddress();
  const link = within(screen.getByRole('group')).getByRole('link', { name: telephone });
  expect(link).toHaveAttribute('href', `tel:${telephone.replace(' ', '')}`);
});

it('keeps each part of the address to itself, and to its line, whatever was typed', () => {
  const typed = {
    ...buildAddress(),
    name: '\u202eAsha\nPAID ONLINE',
    street: '12 Lake View Road\nسوق',
    landmark: '\u200b',
  };
  render(<OrderSummary order={{ ...order, address: typed }} />);
  const group = screen.getByRole('group');
  const { city, pin, state, telephone } = typed;
  const parts = ['Asha PAID ONLINE', typed.street, city, pin, state, telephone];
  expect(Array.from(group.querySelectorAll('bdi'), ({ textContent }) => textContent)).toEqual(
    parts,
  );
  expect(group.textContent).toBe(
    [...parts.slice(0, 2), `${city} ${pin}`, ...parts.slice(4)].join('\n'),
  );
});

it('says that the address was deleted', () => {
  render(<OrderSummary order={{ ...order, address: undefined }} />);
  expect(screen.getByText('The address was deleted.')).toBeVisible();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});
