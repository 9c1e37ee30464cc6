import { buildAddress } from '../src/testing/address';
import { FakeOrders } from '../src/testing/fakes/fakeOrders';
import { setShop } from '../src/testing/setShop';
import { templateOf, whatsAppMessage } from './whatsApp';

it('a WhatsApp message in Germany has German words, euros and an international number', () => {
  const whatsapp = { phoneNumberId: '106540352242922', templates: { receipt: 'bestellung' } };
  setShop({ functions: { email: 'orders@shop.example', pushKey: 'BA', whatsapp } });
  const order = new FakeOrders().add({
    owner: 'asha',
    linkKey: '0'.repeat(32),
    items: [{ productId: 'lamp', price: 1999, count: 3 }],
    delivery: { price: 490 },
    address: { ...buildAddress(), telephone: '0151 23456789' },
  });
  const { to, template } = whatsAppMessage('receiptWhatsApp', order, 1);
  expect(to).toBe('+4915123456789');
  expect(template).toMatchObject({ name: 'bestellung', language: { code: 'de' } });
  const said = template.components[0]?.parameters[1]?.text ?? '';
  expect(said).toMatch(
    /^Ihre Bestellung ist eingegangen\. .*Sie zahlen dem Zustelldienst 64,87 € in bar\./,
  );
  expect(templateOf('receipt')).toBe(
    'Ihre Bestellung {{1}} ist eingegangen.\n\n{{2}}\n\n' +
      'Über die Schaltfläche sehen Sie Ihre Bestellung und können diese Nachrichten beenden.',
  );
});
