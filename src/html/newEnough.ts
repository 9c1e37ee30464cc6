/**
 * True, in ES5, in exactly those browsers that package.json lists, and newer ones. In older ones no
 * script of the shop runs: the page can be read, and says what it needs.
 */
export const newEnough = 'self.URL&&URL.parse';
