import * as fc from 'fast-check';
import { splitCatalogue } from '../../build/catalogueFiles';
import { checkCatalogue } from '../../build/checkCatalogue';
import { usableCards } from '../../build/published';
import { products } from '#shop/products';
import { malformedParts } from '../desk/products/malformed';
import { copyOf, formOf, problemsIn } from '../desk/products/productForm';
import { renderProductPage, renderSitemap } from '../app/prerender/renderProductPage';
import { renderScreen } from '../app/prerender/renderScreen';
import { makeStore } from '../app/store';
import { changedBy, withCards } from '../catalogue/model/cards';
import { offersOf } from '../catalogue/model/priceList';
import { loadAll, readDetails } from '../catalogue/readProducts';
import { listProducts } from '../catalogue/search/browse';
import { takeCards } from '../catalogue/today';
import { homePath } from '../navigation';
import { buildServices } from '../testing/builders';
import { pageLinks } from '../testing/pageLinks';
import { anyText, holds, skipPauses } from '../testing/properties';
import { cardsIn, textsOf } from './cardsDocument';
import { toFields } from './priceDocument';

jest.mock('#shop/products', () => jest.requireActual<object>('../testing/sampleCatalogue'));

const names = [
  'id',
  'text',
  'facts',
  'origin',
  'name',
  'price',
  'amount',
  'unit',
  'length',
  '__proto__',
  'constructor',
];
const { value: anything } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, false, '', ' ', 'cap', 'picture:', '\ud800', 'a\nb', '__proto__'),
    fc.constantFrom(0, -0, -1, 1, 9, 4.5, 99_999, 1e21, Number.MAX_SAFE_INTEGER),
    anyText,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...names), anyText), tie('value'), { maxKeys: 3 }),
  ),
}));

const sound = {
  title: 'Towel',
  image: '/towel-960.webp',
  price: 90,
  was: 120,
  contents: { amount: 0.75, unit: 'l' },
  rating: 4,
  reviews: 7,
  category: 'Bath',
  hidden: false,
  keywords: ['linen'],
  pictures: ['/back-960.webp'],
  details: { text: 'Soft.', facts: { Colour: 'blue' }, origin: 'India' },
  variants: [
    { id: 't-s', name: 'Small', price: 80, contents: { amount: 500, unit: 'ml' } },
    { id: 't-l', name: 'Large' },
  ],
  addedAt: 2,
};
/** Any value in one or more fields, while the others are valid and hide nothing. */
const nearlySound = fc
  .dictionary(fc.constantFrom(...Object.keys(sound), 'variantOf', 'left'), anything, {
    minKeys: 1,
    maxKeys: 3,
  })
  .map((wrong) => ({ ...sound, ...wrong }));
const text = fc.oneof(
  nearlySound.map((card) => JSON.stringify(card)),
  anything.map((value) => JSON.stringify(value)),
  anyText,
);
const ids = ['123', 'cap', 'towel', 'constructor'];
const texts = fc.dictionary(fc.constantFrom(...ids), text, {
  minKeys: 1,
  noNullPrototype: true,
});

const parts = {
  css: { text: '' },
  links: pageLinks,
  inlineScript: '',
  scripts: [],
  sizeOf: () => ({ width: 1, height: 1 }),
  categories: [],
};

let added = 0;

skipPauses();

holds(
  'every page, the build and the desk survive any value in a card',
  500,
  [texts],
  async (written) => {
    const cards = cardsIn(toFields({ cards: written }).cards);
    expect(Object.keys(cards).sort()).toEqual(Object.keys(written).sort());
    // A product by itself has only its own problems.
    for (const card of Object.values(cards)) {
      expect(checkCatalogue(changedBy(products, { [card.id]: card }), 'shop/cards')).toEqual([]);
      const [alone] = withCards([], { [card.id]: card });
      expect(checkCatalogue(alone ? [alone] : [], 'shop/cards')).toEqual([]);
      if (alone) added += 1;
      // A card that the desk saves is valid.
      const { malformed, ...saved } = card;
      expect(cardsIn(toFields({ cards: textsOf({ [card.id]: saved }) }).cards)[card.id]).toEqual(
        saved,
      );
      if (malformed !== undefined) malformedParts(card);
    }
    const { usable } = usableCards(products, cards, new Map());
    splitCatalogue(withCards(products, usable));

    const store = makeStore(buildServices());
    store.dispatch(takeCards(cards, true));
    for (const query of ['towel', 'linen blue', 'cap']) {
      await store.dispatch(listProducts({ query, category: '', sort: 'price' }, 100));
    }
    await store.dispatch(listProducts({ query: '', category: 'Bath', sort: '' }, 100));
    const all = await store.dispatch(loadAll());
    offersOf(all);
    for (const product of all) {
      const { details, pictures } = await store.dispatch(readDetails(product.id));
      const whole = {
        ...product,
        ...(details && { details }),
        ...(pictures && { pictures }),
      };
      problemsIn(copyOf(formOf(whole)));
    }
    expect(renderScreen(store, '/')).toContain('product-card');
    for (const product of all) {
      const screen = renderScreen(store, homePath({ product: product.id }));
      expect(screen.includes('class="product-offer"')).toBe(!product.hidden);
    }
    // The build reads cards like this.
    for (const product of withCards(products, cards)) renderProductPage(product, parts);
    renderSitemap(withCards(products, cards));
  },
  () => {
    expect(added).toBeGreaterThan(5);
  },
);
