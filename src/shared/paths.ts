/** Every route, as written after the hash sign. */
export const paths = { home: '/', checkout: '/checkout', login: '/login' } as const;

/** The home screen with search results: `/?q=phone`. */
export const homePath = (query: string) =>
  query ? `${paths.home}?${new URLSearchParams({ q: query }).toString()}` : paths.home;

/** The merchant's products, on the account screen. */
export const productsPath = `${paths.login}?section=products`;
