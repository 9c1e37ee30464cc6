/** Every route, as written after the hash sign. */
export const paths = { home: '/', checkout: '/checkout', login: '/login' } as const;

/** The path in shops whose market requires withdrawals: see `process.env.WITHDRAWAL` in `environment.ts`. */
export const withdrawalPath = '/withdrawal';

/** Whether this path is `withdrawalPath`, in a shop that has it. */
export const isWithdrawalPath = (path: string) =>
  process.env.WITHDRAWAL === 'on' && /^\/withdrawal\/?$/i.test(path);

/** The paths that the router can match; at some others it shows nothing, or logs a warning. */
const knownPath = new RegExp(`^(${Object.values(paths).join('|')})/?$`, 'i');
/** Signs of a mangled link: `&` as HTML, an encoded `=` before any other, or an order on the home screen. */
const mangled = /&amp;|^[^=]*%(25)*3D|^\/?\?(.*&)?order=/i;

/** Whether a screen has this address, as written after the hash sign, and it is as the shop writes it. */
export function isKnownAddress(address: string) {
  const [path = ''] = address.split('?', 1);
  return (knownPath.test(path) || isWithdrawalPath(path)) && !mangled.test(address);
}

/** The state of a link to `login` that is followed for the orders; signing in there takes it home. */
export const ordersWanted = 'orders';

/** The list or product that the home screen shows; an empty text is the same as none. */
export type HomeParams = Partial<Record<'q' | 'category' | 'sort' | 'product', string>>;

/** The home screen with search results, a category or a product: `/?category=Books&sort=price`. */
export function homePath(params: HomeParams) {
  const given = Object.entries(params).filter(([, value]) => value);
  const search = new URLSearchParams(given).toString();
  return search ? `${paths.home}?${search}` : paths.home;
}

/** The parameter that names a variant in the address of a product's own page, before the hash sign. */
export const variantParam = 'variant';

/** The merchant's products, on the account screen. */
export const productsPath = `${paths.login}?section=products`;
