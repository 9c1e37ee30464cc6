import { findFirestoreEmulator } from '../../src/testing/firestoreEmulator';
import { isReported, reportedProjects } from './reportedProjects';

/** An expression of the security rules, with the values it has had. */
interface Expression {
  sourcePosition: { line: number; currentOffset: number; endOffset: number };
  values?: { value: { boolValue?: boolean }; count?: number }[];
  children?: Expression[];
}

interface Report {
  rules: { files: { content: string }[] };
  report: Expression[];
}

async function readReport(url: string, projectId: string) {
  const response = await fetch(`${url}/emulator/v1/projects/${projectId}:ruleCoverage`);
  if (!response.ok)
    throw new Error(`The coverage of ${projectId} can’t be read (${response.status}).`);
  return (await response.json()) as Report;
}

/**
 * The gaps in the emulator's coverage of the rules, over all of these projects: a line for each expression
 * that was never evaluated, and for each condition that was never true, or never false.
 */
async function findUntried(url: string, projectIds: string[]): Promise<string[]> {
  const valuesOf = new Map<string, unknown[]>();
  for (const projectId of projectIds) {
    const { rules, report } = await readReport(url, projectId);
    const content = rules.files[0]?.content ?? '';
    const visit = ({ sourcePosition, values = [], children = [] }: Expression) => {
      const { line, currentOffset, endOffset } = sourcePosition;
      const text = content.slice(currentOffset, endOffset + 1).replace(/\s+/g, ' ');
      const name = `line ${line}: ${text}`;
      // The report has a function twice if it is called in two places.
      const known = valuesOf.get(name) ?? [];
      valuesOf.set(name, [...known, ...values.map(({ value }) => value.boolValue ?? value)]);
      children.forEach(visit);
    };
    report.forEach(visit);
  }
  return Array.from(valuesOf).flatMap(([name, values]) => {
    if (values.length === 0) return `${name}: never evaluated`;
    const isCondition = values.some((value) => typeof value === 'boolean');
    const missing = [true, false].filter((value) => isCondition && !values.includes(value));
    return missing.map((value) => `${name}: never ${value}`);
  });
}

/** Whether a text is a call that reads a document, whose last parentheses the emulator may leave out, and no more. */
function isReadCall(text: string) {
  if (!/^(get|exists)(After)?\(/.test(text)) return false;
  let depth = 0;
  const isEnd = (sign: string) => {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    return depth === 0 && sign === ')';
  };
  const end = text.split('').findIndex(isEnd);
  return end === -1 || end === text.length - 1;
}

/**
 * How many documents a project's rules have read for all writes together since they were loaded, those that they have read
 * twice counted twice.
 */
export async function countReads(projectId: string): Promise<number> {
  const { rules, report } = await readReport(findFirestoreEmulator().origin, projectId);
  const content = rules.files[0]?.content ?? '';
  const readsIn = ({ sourcePosition, values = [], children = [] }: Expression): number => {
    const text = content.slice(sourcePosition.currentOffset, sourcePosition.endOffset + 1);
    const isRead = isReadCall(text);
    const results = values.filter(({ value }) =>
      Object.keys(value).some((kind) => kind !== 'undefined'),
    );
    const reads = isRead ? results.reduce((sum, { count = 1 }) => sum + count, 0) : 0;
    return children.reduce((sum, child) => sum + readsIn(child), reads);
  };
  return report.reduce((sum, expression) => sum + readsIn(expression), 0);
}

/** The conditions that are false only in the project without a report. */
const exceptions = [
  /^line \d+: data.lines.size\(\) <= 20000: never false$/,
  /^line \d+: tags.size\(\) <= pricedProducts.*: never false$/,
];

/**
 * Checks, after the last file of tests, that together they have evaluated every rule, and each condition both as true and
 * as false. The emulator takes long for the reports.
 *
 * @throws an error that names what they haven't
 */
export default async function checkCoverage(): Promise<void> {
  if (!isReported) return;
  const untried = await findUntried(findFirestoreEmulator().origin, reportedProjects());
  const gaps = untried.filter((gap) => !exceptions.some((exception) => exception.test(gap)));
  const needless = exceptions.filter((exception) => !untried.some((gap) => exception.test(gap)));
  const problems = [
    ...gaps,
    ...needless.map((exception) => `no exception is needed: ${exception.source}`),
  ];
  if (problems.length > 0) {
    throw new Error(`The tests of the security rules leave gaps:\n${problems.join('\n')}`);
  }
}
