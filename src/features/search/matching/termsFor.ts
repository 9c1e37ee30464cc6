import { shop } from '../../../config';
import { describeTerms } from '../../../shared/describeTerms';
import { searchTermsWords } from '../../../words/en/searchTerms';
import { splitWords } from './matchWords';

const comparable = (text: string) =>
  ` ${splitWords(text)
    .map(({ stem }) => stem)
    .join(' ')} `;

const { others, ...topics } = searchTermsWords;
const otherWords = new Set(others.map((word) => comparable(word).trim()));
// “Cash on delivery” asks how to pay.
const byTopic = Object.entries(topics).map(
  ([topic, phrases]) => [topic as keyof typeof topics, phrases.map(comparable)] as const,
);

/** The shop's terms that a query such as “delivery charges” asks for, in sentences; empty for others. */
export function termsFor(query: string): string {
  let rest = comparable(query);
  const terms = describeTerms(shop);
  const found = byTopic.flatMap(([topic, phrases]) => {
    const matching = phrases.filter((phrase) => rest.includes(phrase));
    for (const phrase of matching) rest = rest.replaceAll(phrase, ' ');
    return matching.length > 0 ? terms[topic] || [] : [];
  });
  const isOnlyThat = rest.split(' ').every((word) => word === '' || otherWords.has(word));
  return isOnlyThat ? found.join(' ') : '';
}
