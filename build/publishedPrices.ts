import { canBeOrdered, type PriceList } from '../src/catalogue/priceList';
import { own, type Product, type Variant } from '../src/catalogue/product';
import { type PriceFields, priceListIn } from '../src/firebase/priceDocument';
import type { BuildVariables } from './variables';

const ANSWER_MS = 10_000;

/**
 * Reads the list of prices in the shop's database, which is public; `undefined` before its first publication. Of the
 * demo's emulator, which may not run during a build, only if `FIRESTORE_EMULATOR_HOST` names it.
 *
 * @throws Error that says what this means for the pages
 */
export async function readPublishedPrices({
  FIREBASE_PROJECT_ID: project,
  FIREBASE_API_KEY: key,
}: BuildVariables): Promise<PriceList | undefined> {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST;
  const server = emulator ? `http://${emulator}` : 'https://firestore.googleapis.com';
  const document = `projects/${project}/databases/(default)/documents/shop/prices`;
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(`${server}/v1/${document}?key=${key}`, { signal });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
    const { fields = {} } = (await answer.json()) as { fields?: PriceFields };
    return priceListIn(fields);
  } catch (error) {
    throw new Error(
      `The prices in the shop’s database couldn’t be read (${String(error)}). The pages will first show those in ` +
        'src/catalogue/products.ts, and each visit will read all prices. To change that, build again with a connection.',
      { cause: error },
    );
  }
}

/** A product, or a variant, as the list offers it. */
function withPublishedPrice<Kind extends Variant | Product>(
  each: Kind,
  { offers }: PriceList,
  product: Product,
): Kind {
  const { price = product.price, soldOut = product.soldOut } = each;
  const offer = own(offers, each.id);
  const isOffered = offer !== undefined && canBeOrdered(offer);
  const isAsInFiles = isOffered === !soldOut && (offer?.price ?? price) === price;
  if (isAsInFiles && offer?.left === undefined) return each;
  return {
    ...each,
    ...{ price: offer?.price ?? price, soldOut: !isOffered },
    ...(offer?.left !== undefined && { left: offer.left }),
    ...(!isAsInFiles && { inFiles: { price, ...(soldOut && { soldOut }) } }),
  };
}

/** The catalogue as it is sold today: what the list doesn't offer is sold out. */
export const withPublishedPrices = (products: readonly Product[], list: PriceList): Product[] =>
  products.map((product) =>
    product.variants
      ? {
          ...product,
          variants: product.variants.map((variant) => withPublishedPrice(variant, list, product)),
        }
      : withPublishedPrice(product, list, product),
  );
