import type { Card, Cards } from '../catalogue/model/cards';
import type { Variant } from '../catalogue/model/product';
import type { Value } from './priceDocument';

const texts = ['title', 'image', 'category'] as const;
const numbers = ['price', 'was', 'addedAt', 'rating', 'reviews'] as const;
const lists = ['pictures', 'keywords', 'variants'] as const;

/** Whether the fields of a card are of their types, as far as a page needs that. */
function isSound(card: Card) {
  const areAll = (names: readonly (keyof Card)[], isRight: (value: unknown) => boolean) =>
    names.every((name) => card[name] === undefined || isRight(card[name]));
  const isNamed = ({ id, name }: Partial<Variant>) =>
    typeof id === 'string' && typeof name === 'string';
  return (
    areAll(texts, (value) => typeof value === 'string') &&
    areAll(numbers, Number.isSafeInteger) &&
    areAll(lists, Array.isArray) &&
    areAll(['details'], (value) => typeof value === 'object' && value !== null) &&
    (card.variants ?? []).every(isNamed)
  );
}

/** The card in a text; `undefined` if there is none, such as after an edit in the console. */
function parseCard(id: string, text = ''): Card | undefined {
  try {
    const card = { ...(JSON.parse(text) as object), id };
    return isSound(card) ? card : undefined;
  } catch {
    return undefined;
  }
}

/** The cards in the field `cards` of `shop/cards`. Skips what is malformed. */
export const cardsIn = ({ mapValue = {} }: Value = {}): Cards =>
  Object.fromEntries(
    Object.entries(mapValue.fields ?? {}).flatMap(([id, { stringValue }]) => {
      const card = parseCard(id, stringValue);
      return card ? [[id, card] as const] : [];
    }),
  );

/** The texts of cards, by product id, as `shop/cards` has them. */
export const textsOf = (cards: Cards): Record<string, string> =>
  Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, JSON.stringify(card)]));
