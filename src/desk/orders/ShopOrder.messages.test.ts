import type { Order } from '../../orders/model/order';
import { buildAddress } from '../../testing/address';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { setShop } from '../../testing/setShop';
import { messageLinks, messageOf } from './ShopOrder';

const orderWith = (more: Partial<Order>) =>
  new FakeOrders().add({
    owner: 'asha',
    by: 'merchant',
    id: '7K3M-9QXT-2B4D',
    items: [{ productId: '1', price: 1002, count: 2 }],
    delivery: { price: 49 },
    ...more,
  });
const orderTo = (telephone: string) => orderWith({ address: { ...buildAddress(), telephone } });
const upi = { pay: 'upi' } as const;

beforeEach(() => {
  setShop({ name: 'Haat', upi: { id: 'shop@bank', name: 'Shop of Asha' } });
});

const pleasePay =
  'Please pay ₹2053 by UPI to shop@bank (Shop of Asha), with the order number in the note.';

it.each<[Partial<Order>, string]>([
  [{}, 'We’ve received it and are checking it. You pay ₹2053 in cash on delivery.'],
  [upi, `We’ve received it. ${pleasePay}`],
  [{ ...upi, payment: 'claimed' }, 'We’ve received it. We’re checking your payment of ₹2053.'],
  [
    { ...upi, payment: 'paid' },
    'We’ve received it, and your payment of ₹2053. We’ll confirm it soon.',
  ],
  [{ state: 'accepted' }, 'We’ve accepted it and are packing it.'],
  [{ state: 'sent' }, 'It’s on its way. Please have ₹2053 in cash ready.'],
  [
    { state: 'sent', notes: { sent: 'Quick Post 7741' } },
    'It’s on its way. Courier: Quick Post 7741. Please have ₹2053 in cash ready.',
  ],
  [
    { ...upi, payment: 'paid', state: 'sent', notes: { sent: 'Quick Post 7741.' } },
    'It’s on its way. Courier: Quick Post 7741.',
  ],
  [{ state: 'delivered' }, 'It has been delivered. Thank you for shopping with us!'],
  [
    { ...upi, state: 'delivered' },
    `It has been delivered. Thank you for shopping with us! ${pleasePay}`,
  ],
  [
    { state: 'undelivered', notes: { sent: 'Post', undelivered: 'It was refused at the door' } },
    'We couldn’t deliver it. Reason: It was refused at the door. You pay nothing.',
  ],
  [
    { ...upi, payment: 'paid', state: 'undelivered' },
    'We couldn’t deliver it. We’ll refund ₹2053 by UPI.',
  ],
  [
    { state: 'returnAsked', notes: { returnAsked: 'Too loud' } },
    'We’ve received your return request. Please reply to arrange the return.',
  ],
  [
    { state: 'returnDeclined', notes: { returnAsked: 'Too loud', returnDeclined: 'Worn' } },
    'We couldn’t accept the return. Reason: Worn.',
  ],
  [{ state: 'returned' }, 'We’ve received your return. We’ll refund ₹2053 in cash or by UPI.'],
  [
    { ...upi, payment: 'paid', state: 'returned' },
    'We’ve received your return. We’ll refund ₹2053 by UPI.',
  ],
  [
    { ...upi, payment: 'refunded', state: 'returned', refundedAt: 0, refundReference: 'R 12' },
    'We’ve received your return. We refunded ₹2053 on 1 Jan 1970, 5:30 am. Reference: R 12.',
  ],
  [{ ...upi, state: 'returned' }, 'We’ve received your return. You pay nothing.'],
  [
    { state: 'cancelled', notes: { cancelled: 'Out of stock' } },
    'We’ve cancelled it. Reason: Out of stock. You pay nothing.',
  ],
  [
    { ...upi, payment: 'claimed', state: 'cancelled' },
    'We’ve cancelled it. If you’ve paid, we’ll refund your payment.',
  ],
  [
    { state: 'cancelled', by: 'asha', notes: { cancelled: 'I ordered by mistake' } },
    'You’ve cancelled it. You pay nothing.',
  ],
])('fills in a message that says what has happened to the order: %j', (order, text) => {
  expect(messageOf(orderWith(order))).toBe(
    `Hello, this is Haat about order 7K3M-9QXT-2B4D. ${text}`,
  );
});

it('asks the shopper how to pay in the message if the shop no longer takes UPI', () => {
  setShop({ upi: undefined });
  expect(messageOf(orderWith(upi))).toMatch(
    / We no longer take payments by UPI, so please reply to arrange how to pay ₹2053\.$/,
  );
});

it('opens WhatsApp or the SMS app with the whole text', () => {
  const order = orderTo('98765 43210');
  const { whatsApp = '', sms = '' } = messageLinks(order);
  expect(whatsApp).toMatch(/^https:\/\/wa\.me\/919876543210\?text=Hello%2C%20this%20is%20Haat/);
  expect(new URL(whatsApp).searchParams.get('text')).toBe(messageOf(order));
  expect(sms).toMatch(/^sms:\+919876543210\?&body=Hello%2C%20this%20is%20Haat/);
  expect(new URL(sms).searchParams.get('body')).toBe(messageOf(order));
});

it('links to international phone numbers, and offers no SMS to one that can’t receive it', () => {
  const numbersOf = (telephone: string) =>
    Object.entries(messageLinks(orderTo(telephone))).map(
      ([app, link]) => `${app} ${/\d+/.exec(link)?.[0] ?? ''}`,
    );
  expect(numbersOf('+91 98765-43210')).toEqual(['whatsApp 919876543210', 'sms 919876543210']);
  expect(numbersOf('08023456789')).toEqual(['whatsApp 918023456789']);
  expect(numbersOf('+442079460958')).toEqual(['whatsApp 442079460958', 'sms 442079460958']);
  expect(numbersOf('22')).toEqual(['sms 22']);
  expect(numbersOf('none')).toEqual([]);
  expect(messageLinks(orderWith({ address: undefined }))).toEqual({});
});

it.each([
  ['Quick Post 7741', 'Courier: Quick Post 7741. Track it: https://quick.example/7741'],
  ['A1', 'Tracking number: A1.'],
  ['Our van, https://van.example/7', 'Courier: Our van. Track it: https://van.example/7'],
  ['https://van.example/7', 'It’s on its way. Track it: https://van.example/7'],
])('tells the shopper in the message where to track “%s”, as the email does', (note, text) => {
  setShop({ tracking: { 'Quick Post': 'https://quick.example/{number}' } });
  expect(messageOf(orderWith({ state: 'sent', notes: { sent: note } }))).toContain(text);
});
