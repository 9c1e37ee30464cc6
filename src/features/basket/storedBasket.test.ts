import { emptyBasket, readBasket, serialiseBasket } from './storedBasket';

const whole = { version: 1, ids: ['1', '2', '1'], gift: true, changes: { a: 3, b: 1 } };

it('reads what it has written', () => {
  const basket = { ids: ['1', '2', '1'], gift: true, changes: { a: 3 } };
  expect(readBasket(serialiseBasket(basket))).toEqual({ basket, unreadable: false });
});

it('is empty, and no damage, where nothing is stored', () => {
  expect(readBasket(null)).toEqual({ basket: emptyBasket, unreadable: false });
});

it.each([
  ['no text', ''],
  ['no JSON', 'basket'],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '["1","2"]'],
  ['an object of something else', '{"name":"Asha"}'],
  ['ids that are no list', '{"version":1,"ids":{"0":"1"}}'],
])('keeps nothing of %s, and says that it could not be read', (_name, text) => {
  expect(readBasket(text)).toEqual({ basket: emptyBasket, unreadable: true });
});

it.each([
  ['another version', { ...whole, version: 2 }, ['1', '2', '1']],
  ['no version', { ...whole, version: undefined }, ['1', '2', '1']],
  ['ids of another type among them', { ...whole, ids: ['1', 2, null, {}, ['1'], '3'] }, ['1', '3']],
])('keeps the ids of %s, and says that not all could be read', (_name, value, ids) => {
  const { basket, unreadable } = readBasket(JSON.stringify(value));
  expect(basket.ids).toEqual(ids);
  expect(unreadable).toBe(true);
});

it.each([
  ['in an id', '{"version":1,"ids":["1","23","4', ['1', '23']],
  ['after a comma', '{"version":1,"ids":["1",', ['1']],
  ['before the first id', '{"version":1,"ids":[', []],
  ['after the list', '{"version":1,"ids":["1","2"],"gi', ['1', '2']],
])('keeps the whole ids of a text that breaks off %s', (_name, text, ids) => {
  expect(readBasket(text)).toEqual({ basket: { ...emptyBasket, ids }, unreadable: true });
});

it('takes no other word for a gift than true', () => {
  for (const gift of [1, 'true', {}, null, undefined]) {
    expect(readBasket(JSON.stringify({ ...whole, gift })).basket.gift).toBe(false);
  }
});

it('takes only whole numbers above zero for counts of changes', () => {
  const changes = { a: 2, b: -1, c: 1.5, d: '3', e: null, f: 0 };
  expect(readBasket(JSON.stringify({ ...whole, changes })).basket.changes).toEqual({ a: 2 });
});

it('stays quick with an enormous list, and says that not all of it is kept', () => {
  const { basket, unreadable } = readBasket(
    JSON.stringify({ ...whole, ids: Array.from({ length: 400_000 }, () => '1') }),
  );
  expect(basket.ids).toHaveLength(50_000);
  expect(unreadable).toBe(true);
  expect(readBasket(`{"ids":[${'"1",'.repeat(500_000)}`).unreadable).toBe(true);
});
