import type { Card } from '../catalogue/model/cards';
import type { Contents } from '../catalogue/model/product';
import { cardsIn, textsOf } from './cardsDocument';

const cardsOf = (texts: Record<string, string>) =>
  cardsIn({
    mapValue: {
      fields: Object.fromEntries(
        Object.entries(texts).map(([id, stringValue]) => [id, { stringValue }]),
      ),
    },
  });

it('reads the cards that it has written', () => {
  const details = { text: 'Soft.', facts: { Colour: 'blue' } };
  const contents: Contents = { amount: 1.5, unit: 'm²' };
  const variants = [{ id: 'towel-s', name: 'Small', price: 9, contents }];
  const towel: Card = { id: 'towel', title: 'Towel', price: 9, hidden: false, details, variants };
  const cards = {
    towel: { ...towel, contents },
    constructor: { id: 'constructor', was: 0, contents: null, pictures: [], category: '' },
  };
  expect(cardsOf(textsOf(cards))).toEqual(cards);
  expect(cardsIn()).toEqual({});
});

it.each<[text: string, sound: Partial<Card>]>([
  ['towel', {}],
  ['', {}],
  ['"towel"', {}],
  ['["towel"]', {}],
  ['{"title":', {}],
  ['{"title":5}', {}],
  ['{"title":" ","image":5,"price":"9"}', {}],
  ['{"price":0,"was":9.5,"rating":99999,"reviews":-1}', {}],
  ['{"price":1e21,"hidden":"yes","category":"Bed\\nand bath"}', {}],
  ['{"title":"Towel","rating":6,"keywords":[1],"details":{"facts":{"a":{}}}}', { title: 'Towel' }],
  ['{"keywords":["linen",1,""],"pictures":"picture:"}', { keywords: ['linen'] }],
  ['{"details":null,"pictures":[null,"/a.webp",["/b.webp"]]}', { pictures: ['/a.webp'] }],
  [
    '{"details":{"text":"Soft.","facts":{"Size":"M","":"L","Wide":2},"note":""}}',
    { details: { text: 'Soft.', facts: { Size: 'M' } } },
  ],
  ['{"details":{"text":" ","facts":{}}}', {}],
  ['{"contents":{"amount":0,"unit":"g"}}', {}],
  ['{"contents":{"amount":"9","unit":"g"}}', {}],
  ['{"contents":{"amount":0.0001,"unit":"g"}}', {}],
  ['{"contents":{"amount":9,"unit":"constructor"}}', {}],
  ['{"contents":"9 g"}', {}],
  ['{"variants":5}', {}],
  ['null', {}],
  ['5', {}],
  ['[]', {}],
  ['""', {}],
  ['{"variants":[{"id":"s"},null,{"name":"Small"}]}', {}],
  [
    '{"variants":[{"id":"s","name":"S","price":0,"soldOut":1},{"id":"s","name":"M"},{"id":"l","name":"S"}]}',
    { variants: [{ id: 's', name: 'S' }] },
  ],
  ['{"title":"Towel","variantOf":"jug","left":4,"soldOut":true}', { title: 'Towel' }],
  ['{"__proto__":{"title":"Towel"},"constructor":{},"addedAt":"2"}', {}],
])('reads the valid parts of %s, which somebody has edited by hand', (text, sound) => {
  expect(cardsOf({ towel: text, jug: '{"title":"Jug"}' })).toEqual({
    towel: { id: 'towel', ...sound, malformed: text },
    jug: { id: 'jug', title: 'Jug' },
  });
});

it('keeps a card that isn’t even a text, so that it can be shown and replaced', () => {
  const title = { stringValue: 'Towel' };
  const map = { mapValue: { fields: { towel: { mapValue: { fields: { title } } } } } };
  const { towel } = cardsIn(map);
  expect(towel).toEqual({ id: 'towel', malformed: expect.stringContaining('Towel') as string });
});
