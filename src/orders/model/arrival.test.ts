import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { describeArrival } from './arrival';
import type { Order } from './order';

const at = (day: string) => Date.parse(`2026-${day}T12:00+05:30`);
const placedAt = at('11-23');
const paidLate = { pay: 'online', payment: 'paid', checkedAt: at('12-01') } as const;
const days = [2, 5] as const;
const sentenceOf = (order: Partial<Order>, now = placedAt) =>
  describeArrival(new FakeOrders().add({ owner: 'asha', placedAt, ...order }), days, now);

describe('the expected days of arrival', () => {
  it.each<[what: string, order: Partial<Order>, sentence: string]>([
    ['the order, in cash', {}, 'Arrives Wed 25 – Mon 30 Nov'],
    ['the payment online, eight days later', paidLate, 'Arrives Thu 3 – Tue 8 Dec'],
    [
      'the payment by UPI that the shop found eight days later',
      { ...paidLate, pay: 'upi' },
      'Arrives Thu 3 – Tue 8 Dec',
    ],
    [
      'the payment that the shopper claims',
      { pay: 'upi', payment: 'claimed', claimedAt: at('12-01') },
      'Arrives Thu 3 – Tue 8 Dec',
    ],
    [
      'the payment that was claimed the day before the shop found it',
      { ...paidLate, pay: 'upi', claimedAt: at('11-30') },
      'Arrives Wed 2 – Mon 7 Dec',
    ],
    [
      'the day when the shop found a payment, if that was claimed too early',
      { ...paidLate, pay: 'upi', claimedAt: placedAt },
      'Arrives Thu 3 – Tue 8 Dec',
    ],
    ['the change to cash', { cashAt: at('12-01') }, 'Arrives Thu 3 – Tue 8 Dec'],
    [
      'the order, if the shop accepts it in time',
      { times: { accepted: at('11-25') } },
      'Arrives Wed 25 – Mon 30 Nov',
    ],
    [
      'the acceptance, but ends as promised, if the shop accepts it late',
      { times: { accepted: at('11-26') } },
      'Arrives Mon 30 Nov',
    ],
    [
      'the acceptance, if the promise is over by then',
      { times: { accepted: at('12-01') } },
      'Arrives Thu 3 – Tue 8 Dec',
    ],
    [
      'the dispatch of what is paid only later',
      { ...paidLate, pay: 'upi', state: 'sent', times: { sent: at('11-24') } },
      'Arrives Thu 26 Nov – Tue 1 Dec',
    ],
    [
      'the order that was placed and accepted on a weekend',
      { placedAt: at('11-21'), times: { accepted: at('11-23') } },
      'Arrives Tue 24 – Fri 27 Nov',
    ],
  ])('count from %s', (_what, order, sentence) => {
    expect(sentenceOf(order)).toBe(sentence);
  });

  it.each<Partial<Order>>([
    { pay: 'upi' },
    { pay: 'online' },
    { pay: 'online', payment: 'claimed' },
    { pay: 'upi', times: { accepted: placedAt } },
  ])('are unknown while the shop waits for the money: %j', (order) => {
    const sentence = 'Arrives 2 to 5 working days after you pay';
    expect(sentenceOf(order)).toBe(sentence);
    expect(sentenceOf(order, at('12-24'))).toBe(sentence);
  });

  it('are past only once the last of them is over', () => {
    const end = Date.parse('2026-12-01T00:00+05:30');
    expect(sentenceOf({}, end - 1)).toBe('Arrives Wed 25 – Mon 30 Nov');
    expect(sentenceOf({}, end)).toBe('Expected Wed 25 – Mon 30 Nov. Still waiting? Contact us.');
  });
});
