import { readFileSync } from 'node:fs';
import path from 'node:path';
import runSource from '../build/runSource.cjs';
import { configFile, productsFile } from '../build/subpaths.cjs';
import type { Shop } from '#shop/config';
import { WRITE_INTERVAL_MS } from '../src/basket/storage/basketStore';
import { PICTURE_BYTES } from '../src/catalogue/model/cards';
import { PRICED_PRODUCTS } from '../src/catalogue/model/priceList';
import type { Product } from '../src/catalogue/model/product';
import { CASH_PRODUCTS, otherPaymentsOf } from '../src/catalogue/model/terms';
import {
  addressFields,
  addressTable,
  type AddressField,
  isAskedFor,
} from '../src/orders/model/address';
import { SAVED_ADDRESSES } from '../src/orders/model/addressBook';
import { CODE_DAYS, CODE_USES, codePattern } from '../src/orders/model/discount';
import { firstOf, prefixOf } from '../src/orders/model/invoice';
import { CUSTOMER_NOTE_LENGTH } from '../src/orders/model/orderService';
import { unlinkedFields } from '../src/orders/model/orderLink';
import { termsIn } from '../src/orders/model/orderTerms';
import { REFERENCE_LENGTH } from '../src/orders/model/payment';
import { pushAddressPattern } from '../src/orders/model/pushKey';
import {
  isFinished,
  isOnItsWay,
  moves,
  NOTE_LENGTH,
  orderStates,
  RETURN_REQUESTS,
  type Role,
  statesWhere,
  statesByPayment,
  UNDO_MS,
} from '../src/orders/model/states';
import { DECLARATION_INTERVAL_MS, declarationLimits } from '../src/orders/model/withdrawal';
import { clockOf, DAY_MS } from '../src/words/calendar';

export const rulesFile = 'firestore/firestore.rules';
/** In shops only whose market asks for withdrawals. */
const withdrawalFile = 'firestore/withdrawal.rules';

/** The files that a shop's rules are generated from. */
export const rulesSources = [rulesFile, withdrawalFile, configFile];

export type Terms = Pick<
  Shop,
  | 'market'
  | 'delivery'
  | 'returns'
  | 'guests'
  | 'cash'
  | 'upi'
  | 'payments'
  | 'functions'
  | 'invoices'
  | 'codes'
>;

/** A string literal in the language of the rules. */
const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;
const listed = (texts: readonly string[]) => `[${texts.map(quoted).join(', ')}]`;

const matchesAll = (value: string, patterns: readonly string[]) =>
  patterns.map((pattern) => `${value}.matches(${quoted(pattern)})`).join(' && ');

function conditionOf(field: AddressField) {
  const { kind, longest, patterns, optional } = addressTable[field];
  const check = kind === 'lines' ? 'isText' : 'isLine';
  const condition = patterns
    ? matchesAll(`address.${field}`, patterns)
    : `${check}(address.${field}, ${longest})`;
  return optional ? `(!(${quoted(field)} in address) || (${condition}))` : condition;
}

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

const readRules = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');

/** Whether an order can be in its state with this payment. */
function fitCondition() {
  const conditions = statesByPayment.map(({ payment, pay, states }) =>
    [
      `payment != ${quoted(payment)}`,
      ...(pay ? [`order.pay != ${quoted(pay)}`] : []),
      `order.state in ${listed(states)}`,
    ].join(' || '),
  );
  return conditions.map((condition) => `(${condition})`).join('\n        && ');
}

const WEEK_MS = 7 * DAY_MS;
/** A shop is deployed within ten years, which generates its rules again. */
const WEEKS = 520;

/** The minutes that a zone's clocks are ahead of UTC, the fewest and the most of these years and the next. */
export function offsetsOf(timeZone: string, now = Date.now()): [smallest: number, largest: number] {
  const clock = clockOf(timeZone);
  const offsets = Array.from({ length: WEEKS }, (_, week) => {
    const minute = Math.floor((now + (week - 52) * WEEK_MS) / 60_000) * 60_000;
    return (clock(minute) - minute) / 60_000;
  });
  return [Math.min(...offsets), Math.max(...offsets)];
}

/**
 * The security rules of a shop: `firestore.rules` with the functions that differ from shop to shop.
 *
 * @param isEmulated for the emulators, whose devices get push messages on this machine
 */
export function writeRules(terms: Terms, { isEmulated = false } = {}): string {
  const movesOf = (role: Role) =>
    listed(moves.filter(({ by }) => by.includes(role)).map(({ from, to }) => `${from} ${to}`));
  const areas = terms.delivery?.areas;
  const [smallestOffset, largestOffset] = offsetsOf(terms.market.timeZone);
  const fields = addressFields.filter((field) => isAskedFor(field, terms));
  const addressChecks = [
    `address.keys().hasOnly(${listed(fields)})`,
    // As many lines in every shop, for the report of what was tried.
    ...addressFields.map((field) => (fields.includes(field) ? conditionOf(field) : 'true')),
  ];
  const functions = {
    'pricedProducts()': String(PRICED_PRODUCTS),
    'pictureBytes()': String(PICTURE_BYTES),
    'digits()': String(terms.market.digits),
    'terms()': JSON.stringify(termsIn(terms)),
    'hasCodes()': String(terms.codes ?? false),
    'isCode(code)': matchesAll('code', [codePattern]),
    'codeDays()': String(CODE_DAYS),
    'codeUses()': String(CODE_USES),
    'hasInvoices()': String(terms.invoices !== undefined),
    'prefixOf(series)': `series == 'invoice' ? ${quoted(prefixOf('invoice', terms))} : ${quoted(prefixOf('creditNote', terms))}`,
    'firstOf(series)': `series == 'invoice' ? ${firstOf('invoice', terms)} : ${firstOf('creditNote', terms)}`,
    'undone()': listed(statesWhere(({ isUndone }) => isUndone)),
    'smallestOffset()': String(smallestOffset),
    'largestOffset()': String(largestOffset),
    'moves(role)': `role == 'merchant' ? ${movesOf('merchant')} : ${movesOf('shopper')}`,
    'finished()': listed(orderStates.filter(isFinished)),
    'onItsWay()': listed(orderStates.filter((state) => isOnItsWay({ state }))),
    'unlinkedFields()': listed(unlinkedFields),
    'takeStock()': listed(statesWhere(({ stock }) => stock === 'take')),
    'takeStockByFunctions()': listed(statesWhere(({ stock }) => stock === 'functions')),
    'putStockBack()': listed(statesWhere(({ stock }) => stock === 'put back')),
    'fitsAs(order, payment)': fitCondition(),
    'referenceLength()': String(REFERENCE_LENGTH),
    'isAddress(address)': addressChecks.join('\n        && '),
    'isTelephone(telephone)': matchesAll('telephone', addressTable.telephone.patterns ?? []),
    'customerNoteLength()': String(CUSTOMER_NOTE_LENGTH),
    'savedAddresses()': String(SAVED_ADDRESSES),
    'undoSeconds()': String(UNDO_MS / 1000),
    'returnRequests()': String(RETURN_REQUESTS),
    'writeSeconds()': String(WRITE_INTERVAL_MS / 1000),
    'noteLength()': String(NOTE_LENGTH),
    'needReason()': listed(statesWhere(({ note }) => note === 'required reason')),
    'guests()': String(terms.guests ?? false),
    'isInArea(pin)': areas ? `pin.matches(${quoted(`(${areas.join('|')}).*`)})` : 'true',
    'hasCashLimit()': String(terms.cash !== undefined),
    'cashLimit()': String(terms.cash?.upTo ?? 0),
    'cashProducts()': String(CASH_PRODUCTS),
    'sum(items, tags, prices, count)': sumOfAmounts(),
    'isPushAddress(address)': `address.matches(${quoted(pushAddressPattern(isEmulated))})`,
    'paymentMethods()': listed(['cash', ...otherPaymentsOf(terms)]),
    ...(terms.market.withdrawal && {
      'declarationLimits()': JSON.stringify(declarationLimits),
      'declareSeconds()': String(DECLARATION_INTERVAL_MS / 1000),
      'isReachable(reach)': (['email', 'telephone'] as const)
        .map((field) => matchesAll('reach', addressTable[field].patterns ?? []))
        .map((condition) => `(${condition})`)
        .join('\n        || '),
    }),
  };
  const text = Object.entries(functions)
    .map(([name, value]) => `    function ${name} {\n      return ${value};\n    }\n`)
    .join('\n');
  const withdrawals = terms.market.withdrawal ? readRules(withdrawalFile) : '';
  const rules = readRules(rulesFile);
  const placeholder = /^ *\/\/ GENERATED:.*\n *\/\/.*\n/m;
  if (!placeholder.test(rules))
    throw new Error(`${rulesFile} has lost its line “// GENERATED: …”.`);
  return rules.replace(placeholder, () => text + withdrawals);
}

const read = (file: string) => runSource(path.resolve(file)).exported as unknown;

/** The merchant's configuration, as it is now. @throws if it can't be run */
export const readConfig = () => (read(configFile) as { shop: Shop }).shop;

/** The merchant's catalogue, as it is now. @throws if it can't be run */
export const readProducts = () => (read(productsFile) as { products: readonly Product[] }).products;

/** The security rules of this shop. @throws if one of `rulesSources` can't be read. */
export const writeShopRules = (options?: { isEmulated: boolean }) =>
  writeRules(readConfig(), options);
