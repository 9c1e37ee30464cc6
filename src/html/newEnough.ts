/**
 * The condition, in ES5, that every browser of the list in package.json meets and none that is older.
 * Where it is not met, no script of the shop runs: the page can be read, and says what it needs.
 */
export const newEnough = 'self.URL&&URL.parse';
