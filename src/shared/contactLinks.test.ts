import { call, mailTo } from './contactLinks';

it('has the addresses to write to and to call', () => {
  expect(mailTo('hello@shop.example')).toBe('mailto:hello@shop.example');
  expect(call('+91 (11) 000-000')).toBe('tel:+9111000000');
});
