import { buildAddress } from '../src/testing/address';
import { FakeOrders } from '../src/testing/fakes/fakeOrders';
import { setShop } from '../src/testing/setShop';
import { type Email, shopEmail, shopperEmail } from './emails';

const catalogue = {
  titleOf: ({ productId: id }: { productId: string }) => `Title of ${id}`,
  rateOf: () => undefined,
};
const order = new FakeOrders().add({
  owner: 'asha',
  linkKey: '0'.repeat(32),
  items: [{ productId: 'lamp', price: 1999, count: 3 }],
  delivery: { price: 490 },
  address: { ...buildAddress(), email: 'asha@example.com', pin: '10969', city: 'Berlin' },
});
const plain = ({ text, html }: Email) => [text, html].map((part) => part.replace(/\s/g, ' '));

beforeEach(() => {
  setShop({ functions: { email: 'orders@shop.example', pushKey: 'BA' } });
  jest.replaceProperty(process, 'env', {
    ...process.env,
    CONDITIONS_HTML: '<h1>AGB</h1>\n<p>Sie können 14 Tage lang widerrufen.</p>\n',
    CONDITIONS_TEXT: 'AGB\n\nSie können 14 Tage lang widerrufen.',
  });
});

it.each(['receipt', 'accepted', 'sent'] as const)(
  'the email %s has the conditions and the notice about withdrawal, to keep',
  (message) => {
    for (const part of plain(shopperEmail(message, order, catalogue))) {
      expect(part).toContain('Bitte bewahren Sie sie auf.');
      expect(part).toContain('/haat/#/withdrawal');
      expect(part).toContain('Sie können 14 Tage lang widerrufen.');
    }
  },
);

it('an email after delivery has no notice about withdrawal, and neither has one to the shop', () => {
  for (const email of [shopperEmail('delivered', order, catalogue), shopEmail(order, catalogue)]) {
    for (const part of plain(email)) expect(part).not.toMatch(/widerrufen|withdrawal/);
  }
});

it('the email that says the order was sent links to the invoice by its number', () => {
  const invoice = { number: 'HA-7', at: 1, seller: 'Haat', taxes: [] };
  const [text = '', html = ''] = plain(shopperEmail('sent', { ...order, invoice }, catalogue));
  const label = 'Ihre Rechnung HA-7 ansehen und drucken';
  expect(text).toMatch(new RegExp(`${label}: https://\\S+#/login\\?order=${order.id}&key=0{32}`));
  expect(html).toContain(`>${label}</a>`);
  expect(plain(shopperEmail('sent', order, catalogue)).join()).not.toContain('Rechnung');
});

it('the receipt by email has its amounts in euros and cents', () => {
  for (const part of plain(shopperEmail('receipt', order, catalogue))) {
    for (const amount of ['59,97 €', '4,90 €', '64,87 €']) expect(part).toContain(amount);
  }
});

it('the receipt by email has what a code took off, and the total that is left', () => {
  const used = { ...order, code: 'SOMMER10', discount: { percent: 10 } };
  for (const part of plain(shopperEmail('receipt', used, catalogue))) {
    for (const text of ['Code SOMMER10:', '-6,00 €', '58,87 €']) expect(part).toContain(text);
  }
  for (const part of plain(shopperEmail('receipt', order, catalogue))) {
    expect(part).not.toContain('Code');
  }
});
