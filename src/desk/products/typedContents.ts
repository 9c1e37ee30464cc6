import { type Contents, type Unit, units } from '../../catalogue/model/product';
import { fieldChecks } from '../../catalogue/model/soundCard';
import { productEditorWords as words } from '#words/desk/products';
import { decimalPoint, readNumber } from '../../words/readNumber';

/** Contents as people in the shop's market type them, such as `1,5 kg` in Germany; empty without any. */
export const typedContents = (contents: Contents | undefined) =>
  contents ? `${`${contents.amount}`.replace('.', decimalPoint)} ${contents.unit}` : '';

/** A unit's name without what people write differently: capitals, full stops and spaces. */
const plain = (name: string) => name.normalize('NFKC').toLowerCase().replace(/[.\s]/gu, '');

const unitsByName = new Map(
  (Object.keys(units) as Unit[]).flatMap((unit) =>
    [unit, ...words.unitNames[unit]].map((name) => [plain(name), unit] as const),
  ),
);

/** Reads contents that somebody types: `100 g`, `0.75 L`, `1,500ml`; `undefined` if there is no amount or no unit. */
export function readContents(text: string): Contents | undefined {
  const [number = '', ...name] = text.trim().split(/(?=\p{L})/u);
  const amount = (readNumber(number, 3).value ?? NaN) / 1000;
  const contents = { amount, unit: unitsByName.get(plain(name.join(''))) };
  return fieldChecks.contents(contents) ? (contents as Contents) : undefined;
}
