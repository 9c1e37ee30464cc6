/** Folds the spellings of “Tücher”: it is also typed without its dots, and as “Tuecher”. */
export const foldUmlauts = (word: string) => word.replaceAll('ß', 'ss').replace(/([aou])e/g, '$1');

/** Leaves out the dot below a letter, which many people don't type, and the moon above one. */
export const foldDevanagari = (word: string) =>
  word.replaceAll('\u093c', '').replaceAll('\u0901', '\u0902');
