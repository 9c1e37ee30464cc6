import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Shop } from '../src/config';
import type { Product, Variant } from '../src/catalogue/product';
import { addressFields, addressTable, type AddressField } from '../src/orders/address';
import { CASH_PRODUCTS } from '../src/catalogue/terms';
import { LIVE_PRODUCTS } from '../src/catalogue/changeProducts';
import { pricesOf, type DeliveryTerms, type PublishedPrices } from '../src/catalogue/prices';
import {
  finished,
  moves,
  needsNote,
  NOTE_LENGTH,
  RETURN_REQUESTS,
  type Role,
  UNDO_MS,
} from '../src/orders/moves';
import { tagOf } from '../src/firebase/readLiveChanges';
import { WRITE_INTERVAL_MS } from '../src/basket/basketStore';
import runSource from '../build/runSource.cjs';

export const rulesFile = 'firestore/firestore.rules';
const catalogueFile = 'src/catalogue/products.ts';
const configFile = 'src/config.ts';

/** The files that a shop's rules are generated from. */
export const rulesSources = [rulesFile, catalogueFile, configFile];

type Goods = readonly (Pick<Product, 'id' | 'price' | 'soldOut'> & {
  variants?: readonly Omit<Variant, 'name'>[];
})[];
export type Terms = Pick<Shop, 'delivery' | 'returns' | 'guests' | 'cash' | 'upi'>;

const tagsOf = (products: Goods) =>
  Object.entries(pricesOf(products).prices).map(([id, price]) => tagOf(id, price));

/** Differs between catalogues with other prices, or other products that are sold out. */
export const releaseOf = (products: Goods) =>
  createHash('sha256').update(tagsOf(products).join('\n')).digest('hex').slice(0, 12);

/** The contents of the site's `prices.json`; the rules enforce the same prices. */
export const publishedPrices = (products: Goods, { delivery }: Terms): PublishedPrices => ({
  release: releaseOf(products),
  ...pricesOf(products, delivery),
});

/** A string literal in the language of the rules. */
const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
const listed = (texts: readonly string[]) => `[${texts.map(quoted).join(', ')}]`;

function conditionOf(field: AddressField) {
  const { kind, longest, pattern, optional } = addressTable[field];
  const check = kind === 'lines' ? 'isText' : 'isLine';
  const condition = pattern
    ? `address.${field}.matches(${quoted(pattern)})`
    : `${check}(address.${field}, ${longest ?? 0})`;
  return optional ? `(!(${quoted(field)} in address) || ${condition})` : condition;
}

const feeOf = ({ price = 0, freeFrom }: DeliveryTerms) =>
  freeFrom === undefined ? String(price) : `subtotal >= ${freeFrom} ? 0 : ${price}`;

/** Splitting an empty text would give a tag without a product. */
const tagSet = (tags: readonly string[]) =>
  tags.length > 0 ? `${quoted(tags.join('\n'))}.split('\\n').toSet()` : '[].toSet()';

const GROUP = 5;

/** The amounts of an order's items, in groups: all after the first only if there are so many items. */
function sumOfAmounts() {
  const amountOf = (place: number) => `items.get(tags[${place}], 0) * int(prices[${place}])`;
  const groups = Array.from({ length: CASH_PRODUCTS / GROUP }, (_, group) => {
    const places = Array.from({ length: GROUP }, (_, place) => group * GROUP + place);
    const sum = places.map(amountOf).join(' + ');
    return group === 0 ? sum : `(count > ${group * GROUP} ? ${sum} : 0)`;
  });
  return groups.join('\n        + ');
}

/**
 * The security rules of a shop: `firestore.rules` with the functions that differ from shop to shop. All
 * prices are one string, because rules may have a thousand expressions and a shop more products.
 */
export function writeRules(products: Goods, terms: Terms): string {
  const { release, delivery } = publishedPrices(products, terms);
  const fees = Object.entries(delivery).map(([name, fee]) => `${quoted(name)}: ${fee}`);
  const movesOf = (role: Role) =>
    listed(moves.filter(({ by }) => by.includes(role)).map(({ from, to }) => `${from} ${to}`));
  const areas = terms.delivery?.areas;
  const addressChecks = [
    `address.keys().hasOnly(${listed(addressFields)})`,
    ...addressFields.map(conditionOf),
  ];
  const functions = {
    'release()': quoted(release),
    'publishedTags()': tagSet(tagsOf(products)),
    'liveProducts()': String(LIVE_PRODUCTS),
    'delivery()': `{${fees.join(', ')}}`,
    'returnDays()': String(terms.returns ?? 0),
    'moves(role)': `role == 'merchant' ? ${movesOf('merchant')} : ${movesOf('shopper')}`,
    'finished()': listed(finished),
    'isAddress(address)': addressChecks.join('\n        && '),
    'undoSeconds()': String(UNDO_MS / 1000),
    'returnRequests()': String(RETURN_REQUESTS),
    'writeSeconds()': String(WRITE_INTERVAL_MS / 1000),
    'noteLength()': String(NOTE_LENGTH),
    'needsNote()': listed(needsNote),
    'guests()': String(terms.guests ?? false),
    'isInArea(pin)': areas ? `pin.matches(${quoted(`(${areas.join('|')}).*`)})` : 'true',
    'hasCashLimit()': String(terms.cash !== undefined),
    'cashLimit()': String(terms.cash?.upTo ?? 0),
    'cashProducts()': String(CASH_PRODUCTS),
    'fee(subtotal)': feeOf(delivery),
    'sum(items, tags, prices, count)': sumOfAmounts(),
    'paymentMethods()': listed(terms.upi ? ['cash', 'upi'] : ['cash']),
  };
  const text = Object.entries(functions)
    .map(([name, value]) => `    function ${name} {\n      return ${value};\n    }\n`)
    .join('\n');
  const rules = readFileSync(rulesFile, 'utf8').replaceAll('\r\n', '\n');
  const placeholder = /^ *\/\/ GENERATED:.*\n *\/\/.*\n/m;
  if (!placeholder.test(rules))
    throw new Error(`${rulesFile} has lost its line “// GENERATED: …”.`);
  return rules.replace(placeholder, () => text);
}

/** The merchant's catalogue and configuration, as they are now. @throws if either can't be run. */
export function readShopSources(): { products: readonly Product[]; shop: Shop } {
  const read = (file: string) => runSource(path.resolve(file)).exported as unknown;
  const { products } = read(catalogueFile) as { products: readonly Product[] };
  const { shop } = read(configFile) as { shop: Shop };
  return { products, shop };
}

/** The security rules of this shop. @throws if one of `rulesSources` can't be read. */
export function writeShopRules(): string {
  const { products, shop } = readShopSources();
  return writeRules(products, shop);
}
