import { call, sms, whatsApp } from './contactLinks';

it.each([sms, whatsApp])('writes a message about a title with half a character', (link) => {
  expect(link('+91 98765 43210', 'Your order: Lamp \ud83e.')).toMatch(/Lamp%20%EF%BF%BD\.$/);
});

it('dials phone numbers in the digits of another script', () => {
  expect(call('+९१ ९८७६५ ४३२१०')).toBe('tel:+919876543210');
  expect(whatsApp('+९१ ९८७६५ ४३२१०', 'Hello')).toBe('https://wa.me/919876543210?text=Hello');
});
