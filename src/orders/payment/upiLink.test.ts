import { upiLink } from './upiLink';

const payment = {
  to: { id: 'shop.one@bank', name: 'Asha & Sons, 100% cotton' },
  amount: 1039,
  shopName: 'Haat',
  orderId: '7K3M-9QXT-2B4D',
};

it('fills in payee, amount and note', () => {
  expect(upiLink(payment)).toBe(
    'upi://pay?pa=shop.one@bank&pn=Asha%20%26%20Sons%2C%20100%25%20cotton&am=1039.00&cu=INR' +
      '&tn=Haat%207K3M-9QXT-2B4D&tr=7K3M-9QXT-2B4D',
  );
});

it('writes names in any script, and shortens the shop’s name, not the order’s number', () => {
  const noteOf = (shopName: string) =>
    new URLSearchParams(upiLink({ ...payment, shopName }).split('?')[1]).get('tn');
  expect(noteOf('हाट')).toBe('हाट 7K3M-9QXT-2B4D');
  const note = noteOf('A very long name of a shop '.repeat(3));
  expect(note).toHaveLength(50);
  expect(note).toMatch(/^A very long name.* 7K3M-9QXT-2B4D$/);
});

it.each([
  'A shop with a very long name of 34🪔 of lamps',
  'A shop with a very long name, of 3👨‍👩‍👧',
  'दीपों और मिट्टी के बर्तनों की दुकान, '.repeat(2),
  'A shop \ud83e with half a character',
])('makes a link that apps can pay, whatever the shop is called: %s', (shopName) => {
  const query = new URLSearchParams(upiLink({ ...payment, shopName }).split('?')[1]);
  const note = query.get('tn') ?? '';
  expect(note.length).toBeLessThanOrEqual(50);
  expect(note).toMatch(/^(A shop|दीपों).* 7K3M-9QXT-2B4D$/u);
  const start = note.slice(0, -15);
  if (!/\p{Cs}/u.test(shopName)) {
    expect(note).not.toContain('\ufffd');
    expect(shopName.startsWith(start)).toBe(true);
  }
});

it('makes a valid link even if the bank account’s name has half a character', () => {
  expect(upiLink({ ...payment, to: { ...payment.to, name: 'Asha \udc00' } })).toContain(
    'pn=Asha%20%EF%BF%BD',
  );
});
