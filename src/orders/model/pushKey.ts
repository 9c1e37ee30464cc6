import { shop } from '#shop/config';

/** The public key that browsers subscribe to push messages with. The emulators have a pair of their own. */
export const pushKey = process.env.PUSH_KEY ?? shop.functions?.pushKey;

/** The services that the supported browsers get push messages from. The functions call no other address. */
const hosts = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];
/** The addresses of tests and of this machine's own receiver. */
const emulatedHosts = ['push.example', 'localhost:[0-9]+'];

/**
 * A pattern, for JavaScript and for the security rules, of the addresses that a device may have.
 *
 * @param isEmulated on the emulators
 */
export function pushAddressPattern(isEmulated = false): string {
  const all = [
    ...hosts.map((host) => host.replaceAll('.', '[.]')),
    ...(isEmulated ? emulatedHosts : []),
  ];
  return `https://([a-z0-9-]+[.])*(${all.join('|')})/[^\\s]{1,1000}`;
}
