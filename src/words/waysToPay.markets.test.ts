import { type Payments, shop } from '#shop/config';

/** The label of the choice to pay online at the checkout, in a shop with these payments. */
function online(payments: Payments) {
  let text = '';
  jest.isolateModules(() => {
    const { shop } = jest.requireActual<typeof import('#shop/config')>('#shop/config');
    shop.payments = payments;
    text =
      jest.requireActual<typeof import('#words/orders/waysToPay')>('#words/orders/waysToPay')
        .paymentWords.methods.online;
  });
  return text;
}

/** In each language: what is usual at a service, then the ways that a merchant's configuration names. */
const texts: Record<string, [text: string, payments: Payments][]> = {
  'en-IN': [
    ['Card, UPI or net banking', { service: 'razorpay' }],
    ['Card', { service: 'stripe' }],
    ['UPI, card, wallet or EMI', { service: 'razorpay', ways: ['upi', 'card', 'wallet', 'emi'] }],
  ],
  'hi-IN': [
    ['कार्ड, UPI या नेट बैंकिंग', { service: 'razorpay' }],
    ['कार्ड', { service: 'stripe' }],
    ['UPI या पे लेटर', { service: 'razorpay', ways: ['upi', 'payLater'] }],
  ],
  'de-DE': [
    ['Karte, Apple Pay oder Google Pay', { service: 'stripe' }],
    [
      'Karte, PayPal, Klarna oder SEPA-Lastschrift',
      { service: 'stripe', ways: ['card', 'payPal', 'klarna', 'directDebit'] },
    ],
    ['Überweisung', { service: 'stripe', ways: ['bankTransfer'] }],
  ],
};

it.each(texts[shop.market.language] ?? [])(
  'a shopper who can pay online reads “%s”',
  (text, payments) => {
    expect(online(payments)).toBe(text);
  },
);
