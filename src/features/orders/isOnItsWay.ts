import type { Order } from '../../services/orderService';

/** Whether it is still to be delivered. */
export const isOnItsWay = ({ state }: Order) => ['placed', 'accepted', 'sent'].includes(state);
