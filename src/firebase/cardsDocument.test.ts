import type { Card } from '../catalogue/model/cards';
import { cardsIn, textsOf } from './cardsDocument';

const cardsOf = (texts: Record<string, string>) =>
  cardsIn({
    mapValue: {
      fields: Object.fromEntries(
        Object.entries(texts).map(([id, stringValue]) => [id, { stringValue }]),
      ),
    },
  });

it('reads what it has written', () => {
  const details = { text: 'Soft.', facts: { Colour: 'blue' } };
  const variants = [{ id: 'towel-s', name: 'Small', price: 9 }];
  const towel: Card = { id: 'towel', title: 'Towel', price: 9, hidden: false, details, variants };
  const cards = { towel, constructor: { id: 'constructor', was: 0, pictures: [], category: '' } };
  expect(cardsOf(textsOf(cards))).toEqual(cards);
  expect(cardsIn()).toEqual({});
});

it.each([
  'towel',
  '{"title":5}',
  '{"price":"9"}',
  '{"price":9.5}',
  '{"pictures":"picture:"}',
  '{"details":null}',
  '{"variants":5}',
  '{"variants":[{"id":"s"}]}',
])('skips %s, which somebody has written by hand', (text) => {
  expect(cardsOf({ towel: text, jug: '{"title":"Jug"}' })).toEqual({
    jug: { id: 'jug', title: 'Jug' },
  });
});
