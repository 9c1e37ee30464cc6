import { shop } from '#shop/config';

/** Whether a page from this host runs on the visitor's own machine. */
export const isOnThisMachine = (hostname = window.location.hostname) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Whether the page can reach its services: a demo has its emulators only on the machine that serves it. */
export const hasBackend = () => !process.env.AUTH_EMULATOR_URL || isOnThisMachine();

/*
 * `process.env.WITHDRAWAL` is `on` in a shop that takes withdrawals from contracts: one with a database, whose market asks
 * for them; `process.env.CODES` in one with a database that gives out codes. Ask for them where their code or texts are used:
 * then other shops' builds leave them out.
 */

export const hasDatabase = () => process.env.DATABASE === 'on' && hasBackend();

/** Whether the shop is configured to take orders; the database may still be missing. */
export const areOrdersOn = () => process.env.DATABASE === 'on' && shop.orders !== false;
