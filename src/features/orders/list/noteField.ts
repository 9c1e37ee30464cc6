import type { OrderState } from '../../../model/moves';
import type { Order } from '../../../services/orderService';

/** Whether the shopper, and not the shop, brought an order to this state and may have said why. */
export const isByShopper = ({ by, owner }: Order, state: OrderState) =>
  state === 'returnAsked' || (state === 'cancelled' && by === owner);

/** The field with what is noted with a move. */
export const noteField = { name: 'note' };

/** What was noted; `undefined` if nothing was. */
export function noteIn(answers: FormData): string | undefined {
  const note = answers.get(noteField.name);
  return typeof note === 'string' && note.trim() ? note : undefined;
}
