import { shop } from '../../../shop/config';

/** The public key that browsers subscribe to push messages with. The emulators have a pair of their own. */
export const pushKey = process.env.PUSH_KEY ?? shop.sender?.pushKey;
