import type { Shop } from '../../config';

/** Whether the shop is configured to take orders; the database may still be missing. */
export const areOrdersOn = ({ orders }: Pick<Shop, 'orders'>) =>
  process.env.DATABASE === 'on' && orders !== false;
