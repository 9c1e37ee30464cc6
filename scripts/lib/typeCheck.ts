/** What Node runs to check the types of the whole project. */
export const typeCheck = ['node_modules/typescript/bin/tsc', '--noEmit'];
