/** @jest-environment ./src/testing/browserEnvironment.ts */
import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../../app/store';
import { buildServices } from '../../testing/builders';
import { BasketTotal } from './BasketTotal';

const unused = () => undefined;
function renderTotal(props: Partial<ComponentProps<typeof BasketTotal>>) {
  render(
    <Provider store={makeStore(buildServices())}>
      <BasketTotal
        count={2}
        subtotal={266}
        terms={{}}
        onProceed={unused}
        isOpen={false}
        answer=""
        {...props}
      />
    </Provider>,
  );
  return within(screen.getByRole('region', { name: 'Total' }));
}

const isQuiet = (total: ReturnType<typeof renderTotal>) =>
  total.getByRole('button', { name: 'Proceed to checkout' }).classList.contains('button-quiet');

it('shows what delivery costs, how long it takes, and how long items can be returned', () => {
  const total = renderTotal({
    terms: { delivery: { price: 49, freeFrom: 999, days: [2, 5] }, returns: 14 },
  });
  expect(total.getByText('Delivery: ₹49, free from ₹999')).toBeVisible();
  expect(total.getByText('Delivery in 2 to 5 working days. Returns within 14 days.')).toBeVisible();
  expect(isQuiet(total)).toBe(false);
});

it.each([
  ['about delivering an empty basket, whose button is quiet', 0, { price: 49 }],
  ['if the shop has set no terms', 2, undefined],
])('promises nothing %s', (_name, count, delivery) => {
  const total = renderTotal({ count, terms: { ...(delivery && { delivery }) } });
  expect(total.getAllByRole('paragraph')).toHaveLength(1);
  expect(isQuiet(total)).toBe(count === 0);
});
