/** @jest-environment ./src/testing/browserEnvironment.ts */
import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { BasketTotal } from './BasketTotal';

const unused = () => undefined;
function renderTotal(props: Partial<ComponentProps<typeof BasketTotal>>) {
  render(
    <BasketTotal
      count={2}
      subtotal={266}
      terms={{}}
      gift={false}
      onGiftChange={unused}
      onProceed={unused}
      panel={{ id: 'order', isOpen: false }}
      answer=""
      {...props}
    />,
  );
  return within(screen.getByRole('region', { name: 'Total' }));
}

it('says what it costs to deliver this basket, when it would come, and when it may go back', () => {
  const total = renderTotal({
    terms: { delivery: { price: 49, freeFrom: 999, days: [2, 5] }, returns: 14 },
  });
  expect(total.getByText('Delivery: ₹49, free from ₹999')).toBeVisible();
  expect(total.getByText('Delivery in 2 to 5 working days. Returns within 14 days.')).toBeVisible();
});

it('says nothing of the delivery of an empty basket', () => {
  const total = renderTotal({ count: 0, subtotal: 0, terms: { delivery: { price: 49 } } });
  expect(total.queryByText(/₹49/)).not.toBeInTheDocument();
});

it('promises nothing where the shop has set none of it', () => {
  expect(renderTotal({}).getAllByRole('paragraph')).toHaveLength(1);
});

it.each([
  [0, true],
  [1, false],
])('offers to proceed with %i items; quietly: %p', (count, isQuiet) => {
  const button = renderTotal({ count }).getByRole('button', { name: 'Proceed to checkout' });
  expect(button.classList.contains('button-quiet')).toBe(isQuiet);
});
