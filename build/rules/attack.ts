import { type DocumentData } from 'firebase/firestore';
import type { OrderState } from '../../src/model/moves';
import type { movableOrder } from './moving';
import type { RulesWorld } from './rulesWorld';

type MovableOrder = ReturnType<typeof movableOrder>;
/** Something that nobody should be able to do, and how it is attempted. */
export type Attack = [
  what: string,
  attempt: (world: RulesWorld, order: MovableOrder) => Promise<unknown>,
  /** The order of the shopper that is attacked, or that the attacker has. */
  order?: { state: OrderState; before?: OrderState; more?: DocumentData; daysAgo?: number },
];

/** What makes an order a guest's. */
export const guestOrder = { owner: 'guest', by: 'guest', guest: true };
