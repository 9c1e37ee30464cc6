/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen } from '@testing-library/react';
import { shop } from '#shop/config';
import { products } from '#shop/products';
import { firstPriceList, offersOf } from '../../catalogue/model/priceList';
import { variantsOf } from '../../catalogue/model/product';
import { SHOP_OWNER } from '../../orders/model/states';
import { buildCredentials } from '../../testing/builders';
import { FakeAuthService } from '../../testing/fakes/fakeAuthService';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { renderApp } from '../../testing/renderApp';
import { formatMoney } from '../../words/money';

it('sells for cash at the stall in Germany, which has no UPI', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, DATABASE: 'on' });
  const orders = new FakeOrders();
  orders.list = firstPriceList(offersOf(products), shop.delivery);
  const auth = new FakeAuthService();
  const owner = auth.addAccount(buildCredentials());
  orders.merchants.add(owner.uid);
  await auth.changeElsewhere(owner);
  const { user } = await renderApp({ auth, orders, path: '/login?section=order' });

  const [product] = products.flatMap((each) => (each.hidden ? [] : variantsOf(each)));
  if (!product) throw new Error('The catalogue is empty.');
  const add = await screen.findByRole('button', { name: `${product.title} hinzufügen` });
  await user.click(add);
  await user.click(screen.getByRole('radio', { name: 'Am Stand verkauft' }));
  expect(screen.getByRole('radio', { name: 'Bar, erhalten' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'UPI' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Verkaufen: / }));
  expect(await screen.findByRole('heading', { name: /^Bestellung \S+ verkauft$/ })).toHaveFocus();
  expect(screen.getByText('Gesamt (bezahlt):').parentElement).toHaveTextContent(
    formatMoney(product.price).replace(/\s/g, ' '),
  );
  expect([...orders.orders.values()]).toMatchObject([
    { owner: SHOP_OWNER, state: 'delivered', pay: 'cash', payment: 'paid', delivery: {} },
  ]);
});
