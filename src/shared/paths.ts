/** Every route, as written after the hash sign. */
export const paths = { home: '/', checkout: '/checkout', login: '/login' } as const;

/** The home screen with search results: `/?q=phone`. */
export const homePath = (query: string) =>
  query ? `${paths.home}?${new URLSearchParams({ q: query }).toString()}` : paths.home;
