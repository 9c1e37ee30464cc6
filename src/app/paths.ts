/** Every address of the shop, as it stands after the hash sign. */
export const paths = { home: '/', checkout: '/checkout', login: '/login' } as const;
