import { sms, whatsApp } from './contactLinks';

it.each([sms, whatsApp])('a message can be written about a title with half a character', (link) => {
  expect(link('+91 98765 43210', 'Your order: Lamp \ud83e.')).toMatch(/Lamp%20%EF%BF%BD\.$/);
});
