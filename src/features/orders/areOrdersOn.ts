import { shop } from '../../config';

/** Whether the shop is configured to take orders; the database may still be missing. */
export const areOrdersOn = () => process.env.DATABASE === 'on' && shop.orders !== false;
