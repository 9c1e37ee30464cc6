/** What Node runs to check the types of the whole project: the loaders and Jest take TypeScript 6. */
export const typeCheck = ['node_modules/typescript-7/bin/tsc'];
