import type { Card, Cards } from '../catalogue/cards';
import type { Value } from './priceDocument';

/** The card in a text; `undefined` if there is none, such as after an edit in the console. */
function parseCard(id: string, text = ''): Card | undefined {
  try {
    const card = JSON.parse(text) as unknown;
    return typeof card === 'object' && card ? { ...card, id } : undefined;
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
