import { splitWords } from './matchWords';

/** Small numbers, and what people call them or as many of something, in every language of the shop. */
const numbers: readonly string[] = [
  '1 one single ek एक सिंगल ein eine einzel',
  '2 two dual double twin do दो डुअल डबल zwei doppel',
  '3 three triple teen तीन ट्रिपल drei dreifach',
  '4 four quad quadruple char चार vier vierfach',
  '5 five paanch panch पाँच fünf',
  '6 six chhah chhe छह sechs',
  '8 eight aath आठ acht',
];
const byName = new Map(
  numbers.flatMap((line) => {
    const names = splitWords(line).map(({ folded }) => folded);
    return names.map((name) => [name, names] as const);
  }),
);

/** All names of a small number: `2`, `two` and `dual` for `dual`. */
export const namesOfNumber = (name: string): readonly string[] => byName.get(name) ?? [];
