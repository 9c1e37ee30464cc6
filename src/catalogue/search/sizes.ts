import { splitWords } from './matchWords';

/** Letters for sizes, and what people call them, in every language of the shop. */
const sizes: readonly (readonly [letters: string, ...names: string[]])[] = [
  ['XS', 'extra small', 'extra klein'],
  ['S', 'small', 'klein', 'छोटा', 'स्मॉल'],
  ['M', 'medium', 'mittel', 'मीडियम'],
  ['L', 'large', 'groß', 'बड़ा', 'लार्ज'],
  ['XL', 'extra large', 'extra groß', 'एक्स्ट्रा लार्ज'],
  ['XXL', '2XL', 'double extra large'],
  ['XXXL', '3XL', 'triple extra large'],
];

const plain = (text: string) =>
  splitWords(text)
    .map(({ folded }) => folded)
    .join(' ');
const byName = new Map<string, readonly string[]>(
  sizes.flatMap(([letters, ...names]) => [
    [plain(letters), names] as const,
    ...names.map((name) => [plain(name), [letters]] as const),
  ]),
);

/** Other names of the size with this name: `large` for L, and L for Large. */
export const namesOfSize = (name: string): readonly string[] => byName.get(plain(name)) ?? [];
