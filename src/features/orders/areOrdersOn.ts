import type { Shop } from '../../config';

/** Whether orders can be placed in the shop at all; whether the database is there is seen later. */
export const areOrdersOn = ({ orders }: Pick<Shop, 'orders'>) =>
  process.env.DATABASE === 'on' && orders !== false;
