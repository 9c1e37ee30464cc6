/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { shop } from '#shop/config';
import { markGuest } from '../auth/guest/guestMark';
import { createLineId } from '../basket/storage/basketKeys';
import type { Order } from '../orders/model/order';
import {
  button,
  lamp,
  panel,
  pot,
  renderCheckout,
  status,
  terms,
  thanks,
  uid,
} from '../testing/checkoutVisit';
import { FakeGuests } from '../testing/fakes/fakeGuests';
import { FakeOrders } from '../testing/fakes/fakeOrders';
import { setShop } from '../testing/setShop';
import { saveSentOrder } from './sentOrder';

const id = '7K3M-9QXT-2B4D';
const monday = Date.parse('2026-11-23T12:00:00+05:30');
const upi = { id: 'shop@bank', name: 'Haat & Sons' };
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(monday);
  shop.contact = { email: 'hello@shop.example', telephone: '+91 1', whatsapp: '+91 98450-27163' };
  shop.upi = upi;
  shop.cash = { upTo: 20_000 };
});

const items = [
  { productId: lamp.id, price: 990, count: 2 },
  { productId: pot.id, price: 133, count: 1 },
];

/** This tab has placed the order. */
const savePlaced = (owner = uid) => {
  saveSentOrder({ id, uid: owner, lineIds: [createLineId()], sentAt: 0, isPlaced: true });
};

/** Reloads the page on which this order was placed. */
async function openThanks(
  order: Partial<Order> = {},
  basket: (typeof lamp)[] = [],
  more: Parameters<typeof renderCheckout>[0] = {},
) {
  const orders = new FakeOrders();
  orders.now = monday;
  const { owner } = orders.add({ id, owner: uid, items, delivery: terms, ...order });
  savePlaced(owner);
  const app = await renderCheckout({ orders, basket, ...more });
  await screen.findByText(`Your order: 3 items`);
  return app;
}

const order = (app: { orders: FakeOrders }) => app.orders.orders.get(id);

/** The merchant or another tab changes the order. */
function changeElsewhere({ orders }: { orders: FakeOrders }, changes: Partial<Order>) {
  orders.now += 1000;
  const before = orders.orders.get(id);
  if (before) orders.orders.set(id, { ...before, ...changes, changedAt: orders.now });
}

function refocus() {
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
}

describe('the thank-you', () => {
  it.each<[how: string, order: Partial<Order>]>([
    ['in cash', {}],
    ['by UPI', { pay: 'upi', payment: 'due' }],
    ['online', { pay: 'online', payment: 'due' }],
  ])(
    'asks for no payment, promises no arrival and says why once an order %s is cancelled',
    async (_, more) => {
      await openThanks({ ...more, state: 'cancelled', notes: { cancelled: 'Found it nearby' } });
      expect(panel()).toHaveTextContent('This order was cancelled. You pay nothing.');
      expect(panel()).toHaveTextContent('Reason: Found it nearby');
      expect(panel()).not.toHaveTextContent(/Arrives|ready|confirm|Loading|not paid yet/);
      expect(screen.queryByRole('img', { name: /^QR code/ })).not.toBeInTheDocument();
    },
  );

  it('says that my order in cash was cancelled once I come back to it', async () => {
    const app = await openThanks();
    changeElsewhere(app, { state: 'cancelled', notes: { cancelled: 'Sold out' } });
    refocus();
    await waitFor(() => {
      expect(panel()).toHaveTextContent('Reason: Sold out');
    });
    expect(panel()).not.toHaveTextContent('ready');
  });

  it('says how far the order is, and shows no contact if the shop has set none', async () => {
    shop.contact = {};
    await openThanks({ state: 'sent' });
    expect(panel()).toHaveTextContent('Your order is on its way.');
    expect(panel()).toHaveTextContent('Arrives');
    expect(panel()).not.toHaveTextContent('confirm');
    expect(screen.queryByText('Any questions?')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
  });

  it('shows items, arrival, address, payment and contact under its heading', async () => {
    await openThanks();
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings[0]).toBe(`Thank you! Order ${id} has been placed.`);
    expect(await thanks()).toHaveFocus();
    expect(status()).toHaveTextContent(`Thank you! Order ${id} has been placed.`);
    expect(document.title).toBe(`Order placed · ${shop.name}`);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.queryByText('You have to content in your basket')).not.toBeInTheDocument();
    expect(screen.queryByText(shop.advert)).not.toBeInTheDocument();
    // The thank-you suggests other products.
    const others = within(screen.getByRole('region', { name: 'More from the shop' }));
    expect(others.getAllByRole('link').length).toBeGreaterThanOrEqual(3);
    expect(others.queryByRole('link', { name: lamp.title })).not.toBeInTheDocument();

    expect(panel()).toHaveTextContent('Arrives Wed 25 – Mon 30 Nov');
    expect(panel()).toHaveTextContent('Please have ₹2113 ready: you pay the courier in cash.');
    const row = within(panel()).getByText(lamp.title).closest('li');
    expect(row).toHaveTextContent('2 × ₹990');
    expect(row?.querySelector('img')).toHaveAttribute('src', lamp.image);
    expect(panel()).toHaveTextContent('Total (cash on delivery): ₹2113');
    expect(panel()).toHaveTextContent('Deliver to');
    expect(panel()).toHaveTextContent('12 Lake View Road');
    expect(screen.getByRole('link', { name: 'Track it under Returns & Orders' })).toBeVisible();

    const mail = within(panel()).getByRole('link', { name: 'hello@shop.example' });
    expect(mail).toHaveAttribute(
      'href',
      `mailto:hello@shop.example?subject=Order%20${id}%20from%20${encodeURIComponent(shop.name)}`,
    );
    const link = within(panel()).getByRole('link', { name: 'Message us on WhatsApp' });
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const address = new URL(link.getAttribute('href') ?? '');
    expect(address.origin + address.pathname).toBe('https://wa.me/919845027163');
    expect(address.searchParams.get('text')).toBe(
      `Hello ${shop.name}, I’ve placed order ${id}:\n` +
        `2 × ${lamp.title}: ₹1980\n1 × ${pot.title}: ₹133\nDelivery: free\nTotal: ₹2113`,
    );
  });

  it('prints the same receipt as my list of orders, with arrival, terms and contact', async () => {
    setShop({ returns: 14 });
    const { user } = await openThanks();
    const print = () => {
      act(() => {
        window.dispatchEvent(new Event('beforeprint'));
      });
      const text = document.querySelector('.receipt')?.textContent;
      act(() => {
        window.dispatchEvent(new Event('afterprint'));
      });
      return text;
    };
    const printed = print();
    expect(printed).toContain('Arrives Wed 25 – Mon 30 Nov');
    expect(printed).toContain('Returns within 14 days.');
    expect(printed).toContain('hello@shop.example');
    expect(printed).toContain('Total (cash on delivery): ₹2113');
    await user.click(screen.getByRole('link', { name: 'Track it under Returns & Orders' }));
    await screen.findByRole('heading', { name: `Order ${id}` });
    expect(print()).toBe(printed);
  });

  it('prints the receipt in a browser that only switches to the print medium', async () => {
    const paper = Object.assign(new EventTarget(), { media: 'print', matches: false });
    jest.spyOn(window, 'matchMedia').mockReturnValue(paper as MediaQueryList);
    await openThanks();
    const printOn = (matches: boolean) => {
      act(() => {
        paper.matches = matches;
        paper.dispatchEvent(new Event('change'));
      });
      return document.querySelector('.receipt');
    };
    expect(printOn(true)).toHaveTextContent('Total (cash on delivery): ₹2113');
    expect(printOn(false)).toBeNull();
  });

  it('shows the order’s number first, the rest as it loads, and nobody else’s order', async () => {
    const orders = new FakeOrders();
    orders.add({ id, owner: uid, items });
    orders.readFate = 'unreachable';
    savePlaced();
    const app = await renderCheckout({ orders, basket: [] });
    expect(await thanks()).toHaveTextContent(id);
    expect(await screen.findByText('Loading your order…')).toBeVisible();
    orders.readFate = 'answered';
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('Your order: 3 items')).toBeVisible();
    app.unmount();
    savePlaced('somebody else');
    await renderCheckout({ orders, basket: [] });
    expect(await screen.findByRole('heading', { level: 1, name: /basket/ })).toBeVisible();
    expect(screen.queryByText(/^Thank you!/)).not.toBeInTheDocument();
  });

  it('shows no day of arrival once the last expected day is over', async () => {
    await openThanks({ placedAt: monday - 8 * 86_400_000 });
    expect(panel()).not.toHaveTextContent(/Arrives|brings it:/);
    expect(panel()).toHaveTextContent('A courier brings it.');
  });

  it('makes way for the basket, even an empty one, if I follow its link', async () => {
    const { user } = await openThanks();
    await user.click(screen.getByRole('link', { name: /^Basket/ }));
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Your shopping basket in empty');
    expect(heading).toHaveFocus();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is still there when I go back, and makes way for the basket once I add a product', async () => {
    const { goBack, user } = await openThanks();
    const goHome = () => user.click(screen.getByRole('link', { name: shop.name }));
    const goToBasket = () => user.click(screen.getByRole('link', { name: /^Basket/ }));
    await goHome();
    await goToBasket();
    expect(await thanks()).toHaveTextContent(id);
    await goHome();
    await goBack();
    expect(await thanks()).toHaveTextContent(id);
    await goHome();
    await user.click(await screen.findByRole('button', { name: `Add to basket: ${pot.title}` }));
    await goToBasket();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Your Shopping basket',
    );
    expect(screen.queryByText(/^Thank you!/)).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('paying by UPI', () => {
  const due = { pay: 'upi', payment: 'due' } as const;
  const link =
    `upi://pay?pa=shop@bank&pn=Haat%20%26%20Sons&am=2113.00&cu=INR` +
    `&tn=${encodeURIComponent(shop.name)}%20${id}&tr=${id}`;
  const region = (name: string) => screen.findByRole('region', { name });
  const openDue = async (more: Partial<Order> = {}) => {
    const app = await openThanks({ ...due, ...more });
    return { ...app, pay: await region('Pay ₹2113 by UPI') };
  };

  it('shows a code with payee, amount and note, and copies each, or selects it if copying fails', async () => {
    const { pay, user } = await openDue();
    const code = 'QR code to pay ₹2113 to Haat & Sons by UPI';
    expect(within(pay).getByRole('img', { name: code })).toBeVisible();
    const app = within(pay).getByRole('link', { name: 'Open a UPI app' });
    expect(app).toHaveAttribute('href', link);
    expect(panel()).toHaveTextContent('Arrives Wed 25 – Mon 30 Nov if you pay today');
    expect(panel()).toHaveTextContent('Total (UPI, not paid yet): ₹2113');
    expect(panel()).not.toHaveTextContent('in cash.');

    const texts = { 'UPI ID': 'shop@bank', Amount: '2113', 'Order number': id };
    for (const [name, text] of Object.entries(texts)) {
      await user.click(button(`Copy: ${name}`));
      expect(await navigator.clipboard.readText()).toBe(text);
      expect(status()).toHaveTextContent(`Copied: ${name}`);
      expect(button(`Copy: ${name}`)).toHaveTextContent('Copied');
    }
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(button('Copy: UPI ID'));
    expect(await within(panel()).findByText(/^Selected: UPI ID\./)).toBeVisible();
    expect(window.getSelection()?.toString()).toBe('shop@bank');
    expect(status()).toHaveTextContent(/^Selected: UPI ID\./);
  });

  it('says by when the shop checks my payment, and not to pay in a demo', async () => {
    setShop({ upi: { id: 'shop@bank', name: 'Haat & Sons', confirmedWithin: 24 } });
    jest.replaceProperty(process, 'env', { ...process.env, AUTH_EMULATOR_URL: 'http://127.0.0.1' });
    const { pay, user } = await openDue();
    expect(pay).toHaveTextContent('before we send your order. That takes us 24 hours at most.');
    expect(pay).toHaveTextContent('This is a demo: please don’t pay.');
    await user.click(button('I’ve paid'));
    expect(await region('We’re checking your payment')).toHaveTextContent('24 hours at most.');
  });

  it('stores that I’ve paid once I’m online, and says that the shop checks it', async () => {
    const app = await openDue();
    app.orders.fate = 'unreachable';
    await app.user.type(screen.getByLabelText('UPI transaction number'), '412345678901');
    await app.user.click(button('I’ve paid'));
    const failure = /^We couldn’t connect, so order .* wasn’t changed/;
    expect(await within(panel()).findByText(failure)).toBeVisible();
    app.orders.fate = 'answered';
    await app.user.click(button('I’ve paid'));
    const checking = await region('We’re checking your payment');
    expect(within(panel()).queryByText(failure)).not.toBeInTheDocument();
    expect(within(checking).getByRole('heading')).toHaveFocus();
    expect(checking).toHaveTextContent('We’ll check our bank before we send your order.');
    expect(status()).toHaveTextContent(`Order ${id}: we’ll check your payment.`);
    const claim = { pay: 'upi', payment: 'claimed', reference: '412345678901' };
    expect(order(app)).toMatchObject(claim);
    expect(panel()).not.toHaveTextContent('if you pay today');
    // A shopper who pressed too early can show the code again.
    expect(within(checking).getByText('Not paid yet? Show the code again')).toBeVisible();
  });

  it.each<[what: string, payment: 'claimed' | 'paid', heading: string]>([
    ['I’ve said so in another tab', 'claimed', 'We’re checking your payment'],
    ['the shop has just found it', 'paid', 'Paid'],
  ])('lets me say once more that I’ve paid if %s', async (_what, payment, heading) => {
    const app = await openDue();
    changeElsewhere(app, { payment });
    app.orders.refuseNext();
    await app.user.click(button('I’ve paid'));
    await region(heading);
    expect(panel()).not.toHaveTextContent('You can no longer');
    expect(status()).not.toHaveTextContent('You can no longer');
  });

  it('lets a guest say that they’ve paid, although they’ve signed in to an account meanwhile', async () => {
    const guests = new FakeGuests();
    const owner = await guests.enter();
    const linkKey = 'a'.repeat(32);
    const codes = () =>
      screen
        .getAllByRole('img', { name: /^QR code/ })
        .map((code) => code.getAttribute('aria-label'));
    markGuest(true);
    const app = await openThanks({ ...due, owner, guest: true, linkKey }, [], { guests });
    await region('Pay ₹2113 by UPI');
    // One code to scan: the link's would be scanned in place of the one to pay.
    expect(codes()).toEqual([expect.stringMatching(/^QR code to pay/)]);
    await app.user.click(button('I’ve paid'));
    await region('We’re checking your payment');
    expect(order(app)).toMatchObject({ payment: 'claimed' });
    changeElsewhere(app, { payment: 'paid' });
    refocus();
    await region('Paid');
    expect(codes()).toEqual(['QR code with the link to your order']);
  });

  it('counts the days of arrival from today while I haven’t paid', async () => {
    await openDue({ placedAt: monday - 8 * 86_400_000 });
    expect(panel()).toHaveTextContent('Arrives Wed 25 – Mon 30 Nov if you pay today');
    expect(panel()).toHaveTextContent('A courier brings it: Wed 25 – Mon 30 Nov.');
  });

  it('says when the shop has found my payment, or hasn’t', async () => {
    const app = await openThanks({ ...due, payment: 'claimed', claimedAt: monday });
    await region('We’re checking your payment');
    changeElsewhere(app, { payment: 'due' });
    refocus();
    expect(await region('Pay ₹2113 by UPI')).toHaveTextContent(
      'We haven’t found your payment in our bank yet.',
    );
    expect(status()).toHaveTextContent(/^We haven’t found your payment/);
    changeElsewhere(app, { payment: 'paid' });
    refocus();
    expect(await region('Paid')).toHaveTextContent('We’ve received ₹2113 by UPI. Thank you.');
    expect(status()).toHaveTextContent('We’ve received ₹2113 by UPI.');
    expect(panel()).toHaveTextContent('Total (paid by UPI): ₹2113');
  });

  it('doesn’t report a missing payment if the shop had marked it as paid by mistake', async () => {
    const { pay } = await openDue({ checkedAt: monday + 1, changedAt: monday + 1 });
    expect(pay).not.toHaveTextContent('We haven’t found');
  });

  it('lets me pay in cash instead, once I confirm', async () => {
    const app = await openDue();
    await app.user.click(button(/^Pay in cash instead/));
    expect(order(app)?.pay).toBe('upi');
    expect(panel()).toHaveTextContent('Please have ₹2113 ready when it arrives.');
    await app.user.click(button(/^Pay in cash instead/));
    expect(await within(panel()).findByText(/^Please have ₹2113 ready: you pay/)).toBeVisible();
    expect(order(app)?.pay).toBe('cash');
    expect(await thanks()).toHaveFocus();
  });

  it.each([
    ['due', 'Payment by UPI'],
    ['claimed', 'We’re checking your payment'],
  ] as const)(
    'asks for no payment once the shop no longer takes UPI: %s',
    async (payment, heading) => {
      shop.upi = undefined;
      const app = await openThanks({ ...due, payment });
      const section = await region(heading);
      if (payment === 'claimed') await app.user.click(within(section).getByText('Not paid yet?'));
      expect(section).toHaveTextContent('We no longer take payments by UPI.');
      expect(section).not.toHaveTextContent('Show the code');
      expect(button(/^Pay in cash instead/)).toBeVisible();
    },
  );

  it.each<[string, Partial<Order>, number]>([
    ['the shop has accepted the order', { state: 'accepted' }, 20_000],
    ['the order costs too much for cash', {}, 2112],
  ])('offers no cash if %s', async (_name, more, upTo) => {
    shop.cash = { upTo };
    await openDue(more);
    expect(button('I’ve paid')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay in cash instead/ })).not.toBeInTheDocument();
  });
});
