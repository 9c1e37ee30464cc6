import { checkDetails, isText } from './checkDetails';
import type { Product } from '../src/features/catalogue/product';

const file = 'src/features/catalogue/products.ts';

/**
 * What is wrong with a catalogue: one sentence for each wrong value, which names the entry and says
 * what to do; nothing when all is well. Takes any value: a merchant may have written anything.
 */
export function checkCatalogue(products: unknown): string[] {
  if (!Array.isArray(products)) return [`${file}: there is no list named products; export one.`];
  const firstOf = new Map<string, number>();
  return products.flatMap((entry: Partial<Product> | null | undefined, index) => {
    if (typeof entry !== 'object' || entry === null) {
      return `${file}: product number ${index + 1} is empty; fill it in or take it out.`;
    }
    const { id, title, image, price, rating, keywords, details, pictures } = entry;
    const hasId = isText(id);
    const first = hasId ? firstOf.get(id) : undefined;
    if (hasId && first === undefined) firstOf.set(id, index);
    // Where an id is missing or used twice, the entry is named by its place.
    const name = hasId && first === undefined ? id : `number ${index + 1}`;
    const say = (what: string) => `${file}: product ${name}${quote(title)} ${what}`;

    const wrong: string[] = [];
    if (!hasId) {
      wrong.push(say(`has ${shown('id', id)}; give it a text of its own, such as '${index + 1}'.`));
    }
    if (hasId && id.includes('\n')) {
      wrong.push(say('has a line break in its id; write the id in one line.'));
    }
    if (first !== undefined) {
      wrong.push(
        say(`has the id '${id}', as number ${first + 1} has; give each product an id of its own.`),
      );
    }
    if (!isText(title)) wrong.push(say(`has ${shown('title', title)}; say what it is.`));
    if (!isText(image)) {
      wrong.push(say(`has ${shown('image', image)}; import a photograph from pictures/.`));
    }
    if (!isWhole(price, Number.MAX_SAFE_INTEGER)) {
      const better = Math.trunc(Math.abs(Number(price)));
      const example = Number.isSafeInteger(better) && better > 0 ? better : 99;
      wrong.push(say(`has ${shown('price', price)}; prices are whole rupees, such as ${example}.`));
    }
    if (!isWhole(rating, 5)) {
      wrong.push(say(`has ${shown('rating', rating)}; ratings are whole stars, 0 to 5.`));
    }
    if (keywords !== undefined && !(Array.isArray(keywords) && keywords.every(isText))) {
      wrong.push(say("has wrong keywords; write a list of texts, such as ['mobile', 'handset']."));
    }
    wrong.push(...checkDetails(details, pictures).map(say));
    return wrong;
  });
}

const isWhole = (value: unknown, most: number) =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;

/** `the price 99.5`, `the price '99'`, `an empty title`, `no rating` */
function shown(field: keyof Product, value: unknown): string {
  if (value === undefined || value === null) return `no ${field}`;
  if (typeof value === 'number') return `the ${field} ${value}`;
  if (typeof value !== 'string') return `a wrong ${field}`;
  return isText(value) ? `the ${field} '${value}'` : `an empty ${field}`;
}

/** ` ("5G phone, triple camera…")`, or nothing where there is no title. */
function quote(title: unknown): string {
  if (!isText(title)) return '';
  const short = title.length > 40 ? `${title.slice(0, 40).replace(/\W*\w*$/, '')}…` : title;
  return ` ("${short}")`;
}
