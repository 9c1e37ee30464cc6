import type { Card, Cards } from '../catalogue/model/cards';
import { soundCard } from '../catalogue/model/soundCard';
import { isSameJson } from '../isSameJson';
import type { Value } from './priceDocument';
import { isOwnScale, nearestFromScale, ownScale } from './scale';

type Priced = Pick<Card, 'price' | 'was'>;

const rescaled = <Kind extends Priced>(priced: Kind, digits?: number): Kind => ({
  ...priced,
  ...(priced.price && { price: nearestFromScale(priced.price, digits) }),
  ...(priced.was && { was: nearestFromScale(priced.was, digits) }),
});

const inOwnScale = (card: Card, digits?: number): Card =>
  isOwnScale(digits)
    ? card
    : {
        ...rescaled(card, digits),
        ...(card.variants && { variants: card.variants.map((each) => rescaled(each, digits)) }),
      };

/** The card in a field of `shop/cards`, which somebody may have edited by hand. */
function cardIn(id: string, field: Value): Card {
  const text = field.stringValue ?? JSON.stringify(field);
  try {
    const parsed: unknown = JSON.parse(field.stringValue ?? '');
    const isRecord = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
    const { digits, ...written } = (isRecord ? parsed : {}) as { digits?: number };
    const card = soundCard(id, isRecord ? written : parsed);
    return isRecord && isSameJson(card, { ...written, id })
      ? inOwnScale(card, digits)
      : { ...inOwnScale(card, digits), malformed: text };
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
  Object.fromEntries(
    Object.entries(cards).map(([id, card]) => [id, JSON.stringify({ ...card, ...ownScale })]),
  );
