import { pagePath } from './pagePath';

it.each([
  ['a long word of a script beyond the first plane', `a${'𑴀'.repeat(40)}`],
  ['half a character', 'Lamp \ud83e'],
])('a product has an address if its title is %s', (_what, title) => {
  expect(decodeURIComponent(pagePath({ title, id: '7' }))).toMatch(/^\/.*-7\/$/u);
});
