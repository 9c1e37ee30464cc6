import type { Card, Cards } from '../catalogue/model/cards';
import { soundCard } from '../catalogue/model/soundCard';
import type { Value } from './priceDocument';

/** The card in a field of `shop/cards`, which somebody may have edited by hand. */
function cardIn(id: string, field: Value): Card {
  const text = field.stringValue ?? JSON.stringify(field);
  try {
    const written: unknown = JSON.parse(field.stringValue ?? '');
    const card = soundCard(id, written);
    const isRecord = typeof written === 'object' && written !== null && !Array.isArray(written);
    return isRecord && JSON.stringify(card) === JSON.stringify({ ...written, id })
      ? card
      : { ...card, malformed: text };
  } catch {
    return { id, malformed: text };
  }
}

/** The cards in the field `cards` of `shop/cards`, each without its malformed parts. */
export const cardsIn = ({ mapValue = {} }: Value = {}): Cards =>
  Object.fromEntries(
    Object.entries(mapValue.fields ?? {}).map(([id, field]) => [id, cardIn(id, field)]),
  );

/** The texts of cards, by product id, as `shop/cards` has them. */
export const textsOf = (cards: Cards): Record<string, string> =>
  Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, JSON.stringify(card)]));
