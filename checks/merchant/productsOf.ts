import type { Product } from '../../src/catalogue/model/product';

const listOf = (words: string) => words.split(' ');

/** The nouns of the generated products by category. */
const kinds = {
  Electronics: 'charger speaker keyboard headphones torch monitor router powerbank',
  Kitchen: 'kadhai skillet grater teapot colander ladle thermos casserole',
  Books: 'novel atlas cookbook memoir anthology dictionary biography almanac',
  Stationery: 'notebook fountain-pen stapler planner sketchpad inkpot ruler folder',
  Lighting: 'lantern lamp chandelier candlestick spotlight diya sconce nightlight',
  Garden: 'trowel planter hose secateurs birdbath trellis rake watering-can',
  Toys: 'puzzle kite dollhouse marbles blocks spinning-top puppet train',
  Clothing: 'kurta shawl sandals raincoat waistcoat scarf dupatta socks',
  Sports: 'racket yoga-mat dumbbell shuttlecock carrom-board skipping-rope jersey helmet',
  Grooming: 'comb shampoo razor hair-wax soap sunscreen lotion trimmer',
  Pantry: 'pickle turmeric honey basmati jaggery cardamom chutney almonds',
  Furniture: 'stool bookshelf armchair footrest wardrobe sideboard hammock bench',
};
const generatedCategories = Object.keys(kinds);

const adjectives = listOf(
  'compact sturdy foldable slim quiet woven polished handmade portable insulated waterproof classic ' +
    'vintage featherlight adjustable stackable scented organic reversible striped embroidered seamless ' +
    'cordless rechargeable hand-painted carved padded rustproof',
);
const materials = listOf(
  'brass teak bamboo cotton linen copper ceramic leather jute marble steel aluminium silk wool glass ' +
    'rosewood clay canvas walnut porcelain',
);
const colours = listOf(
  'indigo saffron ivory charcoal maroon turquoise olive crimson amber lavender mustard teal',
);
const features = listOf(
  'USB-C hardcover dishwasher-safe unscented wireless paperback fireproof left-handed pocket-sized ' +
    'fast-drying battery-powered non-slip solar refillable child-safe extra-long',
);
const places = listOf('Jaipur Kochi Moradabad Channapatna Varanasi Surat Ludhiana Shillong Mysuru');
const syllables = listOf('ka mi to ru sha ve lo pa ni dro ga be');

/** Titles that are hard to lay out, by index. */
const hardTitles: Record<number, string> = {
  1: 'पीतल का दीपक, सात बत्तियों वाला, पूजा के लिए',
  3: 'Lamp of many words, '.repeat(10).slice(0, 200).trim().padEnd(200, '.'),
  5: 'Lemonade'.repeat(20).slice(0, 150),
};

/** Pseudo-random numbers, always the same for an index (mulberry32). */
function numbersOf(index: number) {
  let state = Math.imul(index + 1, 0x9e3779b1);
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Choose = ReturnType<typeof numbersOf>;
const oneOf = (words: readonly string[], choose: Choose) => words[choose(words.length)] ?? '';
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A word that no dictionary has; about 1,700 are possible. */
const brandFrom = (choose: Choose) =>
  capitalised(Array.from({ length: 3 }, () => oneOf(syllables, choose)).join(''));

/**
 * A product of a generated shop, always the same for the same index.
 *
 * @param photographs names of files in `pictures/`
 */
export function productAt(index: number, photographs: readonly string[] = ['lamp', 'lemon']) {
  const choose = numbersOf(index);
  const category = generatedCategories[index % generatedCategories.length] ?? '';
  const noun = oneOf(
    listOf(Object.values(kinds)[index % generatedCategories.length] ?? ''),
    choose,
  );
  const brand = brandFrom(choose);
  const [adjective, another] = [oneOf(adjectives, choose), oneOf(adjectives, choose)];
  const [material, colour] = [oneOf(materials, choose), oneOf(colours, choose)];
  const [feature, place] = [oneOf(features, choose), oneOf(places, choose)];
  const price = index === 4 ? 123_456 : 10 + choose(900);
  const id = `${category.slice(0, 2).toUpperCase()}-${10_000 + index}`;
  const isAt = (rest: number, of: number) => index % of === rest;
  return {
    id,
    title:
      hardTitles[index] ??
      `${brand} ${adjective} ${material} ${noun}, ${feature}, ${another}, ${colour}, ${1 + choose(40)} cm`,
    image: photographs[index % photographs.length] ?? '',
    price,
    category,
    keywords: [oneOf(adjectives, choose), `${noun}s`],
    details: {
      text:
        `This ${noun} is ${adjective} and ${another}, made of ${material} in ${place}. ` +
        `It comes in ${colour} and is ${feature}; wipe it with a dry cloth.`,
      facts: {
        Brand: brand,
        Model: `${brand.slice(0, 2).toUpperCase()}${1000 + choose(9000)}`,
        Material: capitalised(material),
        Colour: capitalised(colour),
        Size: `${5 + choose(90)} × ${5 + choose(60)} × ${1 + choose(40)} cm`,
        Weight: `${50 + choose(5000)} g`,
        'Made in': place,
        'In the box': `${capitalised(noun)}, ${feature} case`,
      },
    },
    ...(!isAt(22, 23) && { rating: index % 6 }),
    ...(isAt(2, 9) && !isAt(11, 19) && { was: price + 10 + choose(200) }),
    ...(isAt(7, 23) && { pictures: [photographs[(index + 1) % photographs.length] ?? ''] }),
    ...(isAt(50, 97) && { soldOut: true }),
    ...(isAt(11, 19) && {
      variants: ['Small', 'Medium', 'Large'].map((name, step) => ({
        id: `${id}-${name.charAt(0)}`,
        name,
        ...(step === 2 && { price: price + 40 }),
      })),
    }),
  } satisfies Product;
}

export const productsOf = (count: number, photographs?: readonly string[]) =>
  Array.from({ length: count }, (_, index) => productAt(index, photographs));
