/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { shop } from '#shop/config';
import { products } from '#shop/products';
import { addToBasket, titleOf } from '../basket/basketSlice';
import { createLineId } from '../basket/storage/basketKeys';
import type { OrderReason } from '../orders/model/orderService';
import { checkoutPart } from '../pages/BasketPage';
import { buildAddress } from '../testing/address';
import { changeOffer } from '../testing/changeOffer';
import {
  type App,
  button,
  credentials,
  email,
  field,
  fillIn,
  fillInAccount,
  lamp,
  openReview,
  panel,
  place,
  placeWhileAnotherTabAdds,
  pot,
  proceed,
  renderCheckout,
  status,
  storeBasket,
  thanks,
  today,
  toReview,
  uid,
  walkToReview,
} from '../testing/checkoutVisit';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { setShop } from '../testing/setShop';
import { arrivalWords } from '#words/orders/arrival';
import { formatMoney } from '../words/money';
import { readSentOrder, saveSentOrder, sentOrderOfTab } from './sentOrder';
import { storedDraft } from './storedDraft';

const [, , rug = lamp] = products;
const itemsOf = ({ orders }: App) => [...orders.orders.values()][0]?.items ?? [];
const instructed = `Note for the courier: ${buildAddress().instructions}`;

describe('orders that the shop can’t take', () => {
  it('says that ordering isn’t available, and drafts an email, if the shop’s database is missing', async () => {
    const orders = new FakeOrders();
    orders.hasDatabase = false;
    const app = await renderCheckout({ orders });
    await app.user.click(screen.getByRole('button', { name: 'Proceed to checkout' }));
    const answer = 'Online ordering isn’t available right now. Your basket is saved.';
    expect(await screen.findByText(answer, { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
    const mail = within(panel()).getByRole('link', { name: email });
    const written = new URL(mail.getAttribute('href') ?? '').searchParams.get('body');
    expect(written).toContain(`2 × ${lamp.title}, ${formatMoney(lamp.price)} each`);
    expect(written).toContain(`1 × ${pot.title}`);
    expect(written).toContain('Total: ');
  });

  it('says that ordering isn’t available in a shop without orders, and makes no request', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, DATABASE: 'off' });
    const app = await renderCheckout({ basket: [pot] });
    app.basketStore.browser.isFull = true;
    await app.user.click(screen.getByRole('button', { name: `One more: ${pot.title}` }));
    await app.user.click(screen.getByRole('button', { name: 'Proceed to checkout' }));
    expect(await screen.findByText(/Your basket lasts until you close this page\.$/)).toBeVisible();
    expect(status()).toHaveTextContent('Online ordering isn’t available right now.');
    expect(app.orders.calls).toEqual([]);
  });

  it('offers to remove what exceeds 20 of one product, at the address and at the review', async () => {
    const tooMany = `You can order up to 20 of each product. Remove 2 of “${lamp.title}” to continue.`;
    const app = await renderCheckout({
      // A link opens this step: the basket blocks it while there are too many.
      path: '/checkout?step=address',
      basket: [...Array.from({ length: 22 }, () => lamp), pot],
    });
    expect(await within(panel()).findByText(tooMany)).toBeVisible();
    const removeTwo = () => app.user.click(button(`Remove 2 of “${lamp.title}”`));
    await removeTwo();
    expect(screen.getByRole('heading', { name: 'Delivery address' })).toHaveFocus();
    expect(status()).toHaveTextContent('Removed: 2 items. 21 items in your basket.');
    expect(within(panel()).queryByText(tooMany)).not.toBeInTheDocument();

    fillIn();
    await app.user.click(button('Review your order'));
    const more = await within(panel()).findByRole('button', { name: `One more: ${lamp.title}` });
    expect(more).toHaveAccessibleDescription('You can order up to 20 of each product.');
    await app.user.click(more);
    expect(within(panel()).getByText('20')).toBeVisible();
    for (const product of [lamp, lamp]) act(() => void app.store.dispatch(addToBasket(product)));
    expect(place()).toHaveAccessibleDescription(expect.stringContaining(tooMany) as string);
    await app.user.click(place());
    expect(status()).toHaveTextContent(tooMany);
    expect(app.orders.calls.filter((call) => call.startsWith('place'))).toEqual([]);
    await removeTwo();
    expect(place()).toHaveFocus();
    await app.user.click(place());
    await thanks();
    expect(itemsOf(app)[0]?.count).toBe(20);
  });
});

describe('changes by a merchant while I order', () => {
  const stopAtReview = async (basket = [lamp, pot]) => toReview(await renderCheckout({ basket }));

  it('shows me changed prices and delivery, and places the order only once I accept them', async () => {
    const app = await stopAtReview([lamp, pot, lamp, rug]);
    const prices = { ...today.prices, [lamp.id]: lamp.price + 1, [rug.id]: rug.price - 1 };
    app.orders.today = { prices: { ...prices, [pot.id]: null }, delivery: { price: 59 } };
    app.orders.refuseNext();
    await app.user.click(place());
    const price = formatMoney(lamp.price + 1);
    for (const change of [
      `${lamp.title}: ${price}, up from ${formatMoney(lamp.price)}`,
      `${rug.title}: ${formatMoney(rug.price - 1)}, down from ${formatMoney(rug.price)}`,
      `${pot.title} is sold out`,
      'Delivery: ₹59 (was ₹49, free from ₹999)',
    ]) {
      expect(await within(panel()).findByText(change)).toBeVisible();
    }
    expect(status()).toHaveTextContent('Prices have changed. You haven’t placed the order yet.');
    expect(button('Continue with the new prices')).toHaveFocus();
    expect(app.orders.orders.size).toBe(0);
    storeBasket(app);
    await app.user.click(button('Continue with the new prices'));
    expect(place()).toHaveFocus();
    // The rows and the total say the same.
    const total = 2 * (lamp.price + 1) + rug.price - 1 + 59;
    expect(panel()).toHaveTextContent(`Total: ${formatMoney(total)}`);
    expect(within(panel()).getByText(`${price} each`)).toBeVisible();
    // A sold-out product stays in the basket.
    expect([...app.basketStore.lines.values()]).toEqual([lamp.id, pot.id, lamp.id, rug.id]);
    await app.user.click(place());
    await thanks();
    expect(itemsOf(app)).toEqual([
      { productId: lamp.id, price: lamp.price + 1, count: 2 },
      { productId: rug.id, price: rug.price - 1, count: 1 },
    ]);
    expect(app.store.getState().basket.items.map(titleOf)).toEqual([pot.title]);
  });

  it('says before I order that a product is sold out or nearly, and lets me order the rest', async () => {
    const tooMany = `Only 1 of “${lamp.title}” left. Remove 1 to continue.`;
    const app = await stopAtReview([lamp, pot, lamp]);
    changeOffer(app.orders, { id: lamp.id, left: 1 });
    changeOffer(app.orders, { id: pot.id, price: 'sold out' });
    // The prices that the page has read are stale.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    await app.user.click(place());
    expect(await within(panel()).findByText(`Only 1 of “${lamp.title}” left`)).toBeVisible();
    expect(within(panel()).getByText(`${pot.title} is sold out`)).toBeVisible();
    expect(status()).toHaveTextContent(
      'We no longer have everything in your order. You haven’t placed it yet.',
    );
    await app.user.click(button('Continue with the rest'));
    expect(place()).toHaveFocus();
    expect(place()).toHaveAccessibleDescription(expect.stringContaining(tooMany) as string);
    await app.user.click(place());
    expect(status()).toHaveTextContent(tooMany);
    expect(app.orders.calls.filter((call) => call.startsWith('place'))).toEqual([]);
    await app.user.click(button(`Remove 1 of “${lamp.title}”`));
    expect(place()).toHaveFocus();
    const more = button(`One more: ${lamp.title}`);
    expect(more).toHaveAccessibleDescription('Only 1 left.');
    await app.user.click(more);
    await app.user.click(place());
    await thanks();
    expect(itemsOf(app)).toMatchObject([{ productId: lamp.id, count: 1 }]);
    expect(app.store.getState().basket.items.map(titleOf)).toEqual([pot.title]);
  });

  it('drops the notice for a product I remove, and returns me to the basket if all is sold out', async () => {
    const app = await stopAtReview();
    changeOffer(app.orders, { id: lamp.id, price: lamp.price + 10 });
    app.orders.refuseNext();
    await app.user.click(place());
    await within(panel()).findByText(/^Prices have changed/);
    await app.user.click(button(`One fewer: ${lamp.title}`));
    expect(within(panel()).queryByText(/^Prices have changed/)).not.toBeInTheDocument();

    changeOffer(app.orders, { id: pot.id, price: 'sold out' });
    app.orders.refuseNext();
    await app.user.click(place());
    const sentence = 'Everything in your order is sold out. You haven’t placed it.';
    expect(await within(panel()).findByText(sentence)).toBeVisible();
    expect(status()).toHaveTextContent(sentence);
    await app.user.click(button('Back to your basket'));
    expect(app.address()).toBe('/checkout');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByText('Sold out')).toBeVisible();
    expect(app.orders.orders.size).toBe(0);
  });
});

describe('the review', () => {
  it('shows the whole order, and lets me change each part', async () => {
    const app = await renderCheckout();
    await walkToReview(app);
    expect(screen.getByRole('heading', { name: 'Review and pay' })).toHaveFocus();
    expect(within(panel()).getByText('You haven’t placed the order yet.')).toBeVisible();
    expect(panel()).toHaveTextContent(instructed);
    const row = () => within(panel()).getByText(lamp.title).closest('li');
    expect(row()).toHaveTextContent(
      `${formatMoney(lamp.price)} each−2+${formatMoney(2 * lamp.price)}`,
    );
    // The picture has no alternative text, as the title beside it says what it shows.
    expect(row()?.querySelector('img')).toHaveAttribute('alt', '');
    expect(row()?.querySelector('img')).toHaveAttribute('src', lamp.image);
    expect(panel()).toHaveTextContent(arrivalWords.arrives(Date.now(), [2, 5]));

    await app.user.click(button(`One more: ${lamp.title}`));
    expect(row()).toHaveTextContent('−3+');
    await app.user.click(button(`One fewer: ${pot.title}`));
    expect(within(panel()).queryByText(pot.title)).not.toBeInTheDocument();
    await app.user.click(
      within(panel()).getByRole('checkbox', { name: 'This Order Contains a gift' }),
    );
    expect(app.store.getState().basket.gift).toBe(true);
    await app.user.click(button('Change the address'));
    expect(field('Name')).toHaveValue(buildAddress().name);
    expect(app.orders.orders.size).toBe(0);
  });

  it('keeps its rows in place while I change their counts, and restores a product I removed', async () => {
    // The oldest lamp is removed first, so the one left was added after the pot.
    const app = await toReview(await renderCheckout({ basket: [lamp, pot, lamp] }));
    const rows = () =>
      within(panel())
        .getAllByRole('button', { name: /^One fewer: / })
        .map((each) => each.getAttribute('aria-label')?.replace('One fewer: ', ''));
    const both = [lamp.title, pot.title];
    expect(rows()).toEqual(both);
    await app.user.click(button(`One fewer: ${lamp.title}`));
    expect(rows()).toEqual(both);
    await app.user.click(button(`One fewer: ${lamp.title}`));
    const undo = button(`Undo: put back ${lamp.title}`);
    expect(undo).toHaveFocus();
    expect(app.store.getState().basket.items.map(titleOf)).toEqual([pot.title]);
    await app.user.click(undo);
    expect(button(`One fewer: ${lamp.title}`)).toHaveFocus();
    expect(rows()).toEqual(both);
    expect(undo).not.toBeInTheDocument();
  });

  it('undoes what I remove there, one by one', async () => {
    const app = await toReview(await renderCheckout({ basket: [lamp, pot, lamp, rug] }));
    await app.user.click(button(`One fewer: ${pot.title}`));
    await app.user.click(button(`One fewer: ${rug.title}`));
    // The row's place stays, so that no other button comes under the finger.
    expect(within(panel()).getByText(`Removed: ${pot.title}`)).toBeVisible();
    const undo = () => button(/^Undo: put back/);
    expect(undo()).toHaveFocus();
    await app.user.click(undo());
    expect(button(`One fewer: ${rug.title}`)).toHaveFocus();
    await app.user.click(undo());
    expect(button(`One fewer: ${pot.title}`)).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Undo: put back/ })).not.toBeInTheDocument();
  });

  it('names the seller and the terms above the button, if the shop has set them', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, AUTH_EMULATOR_URL: '' });
    setShop({
      seller: { name: 'Kamala Stores', gstin: '29ABCDE1234F1Z5' },
      returns: 14,
      conditions: 'conditions.html',
      privacy: 'privacy.html',
    });
    const { unmount } = await toReview(await renderCheckout());
    expect(panel()).toHaveTextContent(
      'Sold by Kamala Stores, 1 Market Road, New Delhi 110001 · GSTIN 29ABCDE1234F1Z5',
    );
    expect(panel()).toHaveTextContent(
      'Returns within 14 days. By ordering, you accept the conditions of use and the privacy notice.',
    );
    expect(screen.getByRole('link', { name: 'conditions of use' })).toHaveAttribute(
      'href',
      `${shop.basePath}conditions.html`,
    );
    expect(panel()).not.toHaveTextContent('demo');
    unmount();
    setShop({
      seller: undefined,
      invoices: undefined,
      returns: undefined,
      conditions: undefined,
    });
    await toReview(await renderCheckout());
    expect(panel()).not.toHaveTextContent(/Sold by|Returns|By ordering/);
  });

  it('says that nothing is sold in a demo', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, AUTH_EMULATOR_URL: 'http://127.0.0.1' });
    await toReview(await renderCheckout());
    expect(panel()).toHaveTextContent('This is a demo: you can place this order, but nothing is');
  });

  it('shows up to three products on a phone, and more only at a press', async () => {
    const summary = () => within(panel()).getByRole('button', { name: /^\d+ items, / });
    const app = await toReview(await renderCheckout({ basket: [lamp, pot, rug] }));
    expect(summary()).toHaveAttribute('aria-expanded', 'true');
    await app.user.click(button('Change the address'));
    expect(summary()).toHaveAttribute('aria-expanded', 'false');
    app.unmount();
    await toReview(await renderCheckout({ basket: products.slice(0, 4) }));
    expect(summary()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('placing the order', () => {
  it('places what I saw, thanks me, clears only those lines, and keeps my address for next time', async () => {
    const app = await renderCheckout();
    const lines = app.store.getState().basket.items.map(({ lineId }) => lineId);
    storeBasket(app);
    await toReview(app);
    const gift = () =>
      within(panel()).getByRole('checkbox', { name: 'This Order Contains a gift' });
    await app.user.click(gift());
    await placeWhileAnotherTabAdds(app, pot.id);

    const heading = await thanks();
    expect(heading).toHaveFocus();
    const [order] = [...app.orders.orders.values()];
    expect(heading).toHaveTextContent(`Order ${order?.id} has`);
    expect(document.title).toBe(`Order placed · ${shop.name}`);
    expect(status()).toHaveTextContent(/^Thank you/);
    expect(order).toMatchObject({
      owner: app.owner.uid,
      address: buildAddress(),
      gift: true,
      items: [
        { productId: lamp.id, price: lamp.price, count: 2 },
        { productId: pot.id, price: pot.price, count: 1 },
      ],
    });
    expect(await within(panel()).findByText(/Lake View Road/)).toBeVisible();
    expect(panel()).toHaveTextContent(/Arrives \w{3} \d/);
    expect(app.store.getState().basket.items.map(({ product }) => product.id)).toEqual([pot.id]);
    expect([...app.basketStore.lines.keys()].filter((each) => lines.includes(each))).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    // Only a guest’s order needs a password to be saved.
    expect(screen.queryByText('Save this order: choose a password')).not.toBeInTheDocument();
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await app.user.click(button('Print'));
    expect(print).toHaveBeenCalledTimes(1);

    // The next order gets the same address, without instructions, and isn't a gift.
    expect(panel()).toHaveTextContent(instructed);
    await app.user.click(screen.getByRole('link', { name: '1 item in your basket' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your Shopping basket');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await openReview(app);
    expect(screen.getByRole('heading', { name: 'Review and pay' })).toHaveFocus();
    expect(panel()).toHaveTextContent(buildAddress().street);
    expect(panel()).not.toHaveTextContent('Note for the courier');
    expect(gift()).not.toBeChecked();
    await app.user.click(button('Change the address'));
    expect(screen.getByText('We’ve filled in your last address.')).toBeVisible();
    expect(field('Name')).toHaveValue(buildAddress().name);
    expect(field('Note for the courier')).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('sends one request however often I press, and ends the offer to undo a removal', async () => {
    const orders = new FakeOrders();
    orders.add({ owner: uid, placedAt: 1 });
    const app = await renderCheckout({ orders });
    await app.user.click(screen.getByRole('button', { name: `Remove from basket: ${pot.title}` }));
    expect(screen.getByRole('button', { name: /^Undo/ })).toBeVisible();
    await openReview(app);
    await app.user.dblClick(place());
    const id = (await thanks()).querySelector('.order-number')?.textContent;
    expect(within(panel()).getByText(/Lake View Road/)).toBeVisible();
    expect(orders.calls.sort()).toEqual([`place ${id}`, 'readAddressBook', 'readPriceList']);
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    // The thank-you stays after a reload.
    app.unmount();
    await renderCheckout({ basket: [], orders });
    await thanks();
  });

  it('asks me to sign in first if guests can’t order, and then to press again', async () => {
    setShop({ guests: false });
    const app = await toReview(await renderCheckout({ isSignedIn: false }));
    await app.user.click(place());
    expect(screen.getByRole('heading', { name: 'Sign in to place your order' })).toHaveFocus();
    // Most shoppers who come this far have no account.
    expect(panel().querySelector('.button:not(.button-quiet)')).toHaveTextContent(/^Create your/);
    expect(app.address()).toBe('/checkout?step=sign-in');
    await app.goBack();
    await screen.findByRole('heading', { name: 'Review and pay' });
    await app.user.click(place());
    await fillInAccount(app);
    await app.user.click(button('Sign in'));
    await waitFor(() => {
      expect(place()).toHaveFocus();
    });
    const sentence = `You’re signed in as ${credentials.email}. Your order is ready to place.`;
    expect(status()).toHaveTextContent(sentence);
    expect(within(panel()).getByText(sentence)).toBeVisible();
    expect(app.orders.orders.size).toBe(0);
    expect(app.address()).toBe('/checkout?step=review');
    // The sign-in is no step that Back leads to.
    await app.goBack();
    expect(app.address()).toBe('/checkout');
    await openReview(app);
    await app.user.click(place());
    await thanks();
    expect(app.orders.orders.size).toBe(1);
  });

  it('says that the prices couldn’t be loaded, until the network is back or I press again', async () => {
    const app = await proceed(await renderCheckout());
    fillIn();
    // The prices that were read before are stale.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    app.orders.readFate = 'unreachable';
    await app.user.click(button('Review your order'));
    const sentence = /^We couldn’t load today’s prices\./;
    expect(await within(panel()).findByText(sentence)).toBeVisible();
    await app.user.click(place());
    expect(await within(panel()).findByText(sentence)).toBeVisible();
    app.orders.readFate = 'answered';
    fireEvent(window, new Event('online'));
    await waitFor(() => {
      expect(within(panel()).queryByText(sentence)).not.toBeInTheDocument();
    });
    await app.user.click(place());
    await thanks();
  });

  it.each<[why: string, reason: OrderReason, sentence: RegExp]>([
    ['the shop has refused it', 'refused', /^We couldn’t accept this order, so it wasn’t placed\./],
    ['deleting my account has failed', 'closed', /^We couldn’t finish deleting your account\./],
  ])('says that %s, and keeps the basket', async (_why, reason, sentence) => {
    const app = await toReview(await renderCheckout());
    app.orders.refuseNext(reason);
    await app.user.click(place());
    expect(await within(panel()).findByText(sentence)).toBeVisible();
    expect(app.store.getState().basket.items).toHaveLength(3);
  });

  it('says that it’s still checking if the answer is lost, also after a reload', async () => {
    const app = await toReview(await renderCheckout());
    app.orders.fate = 'lost';
    app.orders.readFate = 'answered';
    await app.user.click(place());
    const sentence = 'Still checking whether your order went through…';
    expect(await within(panel()).findByText(sentence)).toBeVisible();
    expect(status()).toHaveTextContent(sentence);
    expect(app.store.getState().basket.items).toHaveLength(3);
    app.unmount();
    app.orders.readFate = 'unreachable';
    await renderCheckout({ orders: app.orders });
    expect(await within(panel()).findByText(sentence)).toBeVisible();
    app.orders.readFate = 'answered';
    window.dispatchEvent(new Event('online'));
    await thanks();
    expect(app.orders.orders.size).toBe(1);
  });
});

describe('the stored order and draft', () => {
  const sent = { id: '7K3M-9QXT-2B4D', uid, lineIds: ['0mwqo2b0j-evj4gjix'], sentAt: 0 };
  const bad = (more: object) => JSON.stringify({ ...sent, ...more });

  it.each([
    '{',
    '3',
    '{"id":"a","uid":"b"}',
    ...[{ isPlaced: 'yes' }, { uid: 3 }, { sentAt: '0' }].map(bad),
    ...['7K3M', '7k3m-9qxt-2b4d', '7K3M-9QXT-2B4D/x', '7K3M-9QXT-2B4U'].map((id) => bad({ id })),
    ...[[], ['line'], [3], {}].map((lineIds) => bad({ lineIds })),
  ])('is ignored if it is malformed: %s', (text) => {
    sessionStorage.setItem(sentOrderOfTab.key, text);
    expect(readSentOrder()).toBeUndefined();
  });

  it.each(['3', JSON.stringify({ uid, address: { ...buildAddress(), pin: 560001 } })])(
    'is ignored if its address is malformed: %s',
    async (text) => {
      sessionStorage.setItem(storedDraft.key, text);
      await proceed(await renderCheckout());
      expect(field('Name')).toHaveValue('');
    },
  );

  it('lasts as long as the page if storage is blocked, even a guest’s', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Forbidden.', 'SecurityError');
      });
    }
    const app = await renderCheckout({ isSignedIn: false });
    const leaveAndReturn = async () => {
      await app.user.click(screen.getByRole('link', { name: shop.name }));
      await app.user.click(screen.getByRole('link', { name: /^Basket/ }));
    };
    await toReview(app);
    await leaveAndReturn();
    await openReview(app);
    expect(panel()).toHaveTextContent(buildAddress().street);
    app.orders.fate = 'lost';
    await app.user.click(place());
    await within(panel()).findByText(/^Still checking whether/);
    await leaveAndReturn();
    await thanks();
    await app.user.click(screen.getByRole('link', { name: 'Track it under Returns & Orders' }));
    expect(await screen.findByText('Your orders on this device')).toBeVisible();
    await app.goBack();
    await thanks();
    await app.user.click(screen.getByRole('link', { name: 'Continue shopping' }));
    await app.user.click(screen.getByRole('link', { name: /^Basket/ }));
    await screen.findByRole('heading', { name: 'Your shopping basket in empty' });
    expect(screen.queryByRole('heading', { name: /^Thank you/ })).not.toBeInTheDocument();
  });
});

it.each([
  ['whether my last order went through', false, /^We couldn’t check whether your last order went/],
  ['the details of my order', true, /^We couldn’t load the details\. When you’re online, reload/],
])('says what to do if the code that shows %s doesn’t load', async (_what, isPlaced, sentence) => {
  const load = jest.spyOn(checkoutPart, 'load').mockRejectedValue(new Error('missing'));
  const id = '7K3M-9QXT-2B4D';
  saveSentOrder({ id, uid, lineIds: [createLineId()], sentAt: Date.now(), isPlaced });
  const app = await renderCheckout({ basket: isPlaced ? [] : [lamp] });
  const main = within(screen.getByRole('main'));
  expect(await main.findByText(sentence, { selector: 'p' })).toBeVisible();
  load.mockRestore();
  if (isPlaced) {
    expect(await thanks()).toHaveTextContent('7K3M-9QXT-2B4D');
  } else {
    await app.user.click(screen.getByRole('button', { name: 'Proceed to checkout' }));
    expect(await screen.findByRole('region', { name: 'Your order' })).toBeVisible();
  }
});
