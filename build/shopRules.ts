import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Shop } from '../src/config';
import type { Product } from '../src/features/catalogue/product';
import { addressFields, addressTable, type AddressField } from '../src/model/addressFields';
import { finished, moves, type Role, UNDO_MS } from '../src/model/moves';
import type { TodaysPrices } from '../src/services/orderService';
import runSource from './runSource.cjs';

export const rulesFile = 'firestore.rules';
const catalogueFile = 'src/features/catalogue/products.ts';
const configFile = 'src/config.ts';

/** What the rules of this shop are made of. */
export const rulesSources = [rulesFile, catalogueFile, configFile];

type Goods = readonly Pick<Product, 'id' | 'price'>[];
type Terms = Pick<Shop, 'delivery' | 'returns'>;

/** What the shop asks: `prices.json` of the site, and the rules of the database. */
export function todaysPrices(products: Goods, { delivery }: Terms): TodaysPrices {
  const { price, freeFrom } = delivery ?? {};
  return {
    prices: Object.fromEntries(products.map((product) => [product.id, product.price])),
    delivery: {
      ...(price !== undefined && { price }),
      ...(freeFrom !== undefined && { freeFrom }),
    },
  };
}

/** A text of the rules' language. */
const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
const listed = (texts: readonly string[]) => `[${texts.map(quoted).join(', ')}]`;

/** What the rules check of a field of the address. */
function conditionOf(field: AddressField) {
  const { kind, longest, pattern, optional } = addressTable[field];
  const name = kind === 'lines' ? 'isText' : 'isLine';
  const condition =
    pattern === undefined
      ? `${name}(address.${field}, ${longest})`
      : `address.${field}.matches(${quoted(pattern)})`;
  return optional ? `(!(${quoted(field)} in address) || ${condition})` : condition;
}

/**
 * The rules of the database for a shop: `firestore.rules` with the functions that it names. The prices
 * are one text, which counts as one expression of the thousand that rules may have, however many they are.
 */
export function writeRules(products: Goods, terms: Terms): string {
  const { prices, delivery } = todaysPrices(products, terms);
  const tags = Object.entries(prices).map(([id, price]) => `${id}:${price}`);
  const movesOf = (role: Role) =>
    listed(moves.filter(({ by }) => by.includes(role)).map(({ from, to }) => `${from} ${to}`));
  const fees = Object.entries(delivery).map(([name, fee]) => `${quoted(name)}: ${fee}`);
  const functions = {
    'priceTags()': `${quoted(tags.join('\n'))}.split('\\n').toSet()`,
    'delivery()': `{${fees.join(', ')}}`,
    'returnDays()': String(terms.returns ?? 0),
    'moves(role)': `role == 'merchant' ? ${movesOf('merchant')} : ${movesOf('shopper')}`,
    'finished()': listed(finished),
    'isAddress(address)': [
      `address.keys().hasOnly(${listed(addressFields)})`,
      ...addressFields.map(conditionOf),
    ].join('\n        && '),
    'undoSeconds()': String(UNDO_MS / 1000),
  };
  const text = Object.entries(functions)
    .map(([name, value]) => `    function ${name} {\n      return ${value};\n    }\n`)
    .join('\n');
  const rules = readFileSync(rulesFile, 'utf8').replaceAll('\r\n', '\n');
  const place = /^ *\/\/ GENERATED:.*\n *\/\/.*\n/m;
  if (!place.test(rules)) throw new Error(`${rulesFile} has lost its line “// GENERATED: …”.`);
  return rules.replace(place, () => text);
}

/** Reads what the merchant has written, as it is now. */
export function readShopSources(): { products: readonly Product[]; shop: Shop } {
  const read = (file: string) => runSource(path.resolve(file)).exported as unknown;
  const { products } = read(catalogueFile) as { products: readonly Product[] };
  const { shop } = read(configFile) as { shop: Shop };
  return { products, shop };
}

/** The rules of this shop's database. @throws Error where one of `rulesSources` can't be read. */
export function writeShopRules(): string {
  const { products, shop } = readShopSources();
  return writeRules(products, shop);
}

/** The same for a shop that is always alike: what tells one version of the rules from another. */
export const writeSampleRules = () =>
  writeRules(sampleProducts, { delivery: { price: 49, freeFrom: 999 }, returns: 14 });

/** Ids that a careless text would break. */
export const sampleProducts: Goods = [
  { id: '123', price: 990 },
  { id: "o'clock:7 \\n", price: 133 },
  { id: 'चाय', price: 0 },
];
