/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen, within } from '@testing-library/react';
import { openReview, panel, place, renderCheckout, thanks, uid } from '../testing/checkoutVisit';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { setShop } from '../testing/setShop';

const consent = () =>
  within(panel()).queryByRole('checkbox', {
    name: 'Send me updates about this order on WhatsApp',
  });
const review = () => {
  const orders = new FakeOrders();
  orders.add({ owner: uid });
  return renderCheckout({ orders }).then(openReview);
};
const placed = (orders: FakeOrders) => [...orders.orders.values()].at(-1);

describe('checkout in a shop with WhatsApp', () => {
  beforeEach(() => {
    const whatsapp = { phoneNumberId: '106540352242922', templates: { sent: 'order_sent' } };
    setShop({ functions: { email: 'orders@shop.example', pushKey: 'B', whatsapp } });
  });

  it('sends me messages if I tick a box, and says to which number', async () => {
    const app = await review();
    expect(consent()).not.toBeChecked();
    expect(consent()).toHaveAccessibleDescription(/^To 98765 43210 ?\. You can stop them/);
    await app.user.click(consent() ?? panel());
    await app.user.click(place());
    await thanks();
    expect(placed(app.orders)).toMatchObject({ whatsApp: true });
    expect(screen.getByText(/^We’ll send updates on WhatsApp to/)).toHaveTextContent('98765 43210');
  });

  it('sends me none if I don’t', async () => {
    const app = await review();
    await app.user.click(place());
    await thanks();
    expect(placed(app.orders)).not.toHaveProperty('whatsApp');
    expect(panel()).not.toHaveTextContent('WhatsApp to');
  });
});

it('a shop with functions, and without WhatsApp, doesn’t ask', async () => {
  setShop({ functions: { email: 'orders@shop.example', pushKey: 'B' } });
  await review();
  expect(consent()).toBeNull();
});
