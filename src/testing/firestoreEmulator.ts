/**
 * The address of the Firestore emulator.
 *
 * @throws an error that says how to start one, where none is named
 */
export function findFirestoreEmulator(): URL {
  const url = process.env.FIRESTORE_EMULATOR_URL;
  if (url) return new URL(url);
  throw new Error(
    'FIRESTORE_EMULATOR_URL names no Firestore emulator. `npm test -- contract` starts one for itself.',
  );
}

/** An expression of security rules, with the values that it has had. */
interface Expression {
  sourcePosition: { line: number; currentOffset: number; endOffset: number };
  values?: { value: { boolValue?: boolean } }[];
  children?: Expression[];
}

interface Report {
  rules: { files: { content: string }[] };
  report: Expression[];
}

async function readCoverage(url: string, projectId: string) {
  const response = await fetch(`${url}/emulator/v1/projects/${projectId}:ruleCoverage`);
  if (!response.ok) throw new Error(`The coverage can't be read (${response.status}).`);
  return (await response.json()) as Report;
}

/**
 * What of the rules the Firestore emulator has not evaluated since it got them, in any of these projects:
 * a line for each expression that has had no value, and for each condition that was never true, or never
 * false.
 */
export async function findUntried(url: string, projectIds: string[]): Promise<string[]> {
  const reports: Report[] = [];
  for (const projectId of projectIds) reports.push(await readCoverage(url, projectId));
  const content = reports[0]?.rules.files[0]?.content ?? '';

  const valuesOf = new Map<string, unknown[]>();
  const visit = ({ sourcePosition, values = [], children = [] }: Expression) => {
    const { line, currentOffset, endOffset } = sourcePosition;
    const name = `line ${line}: ${content.slice(currentOffset, endOffset + 1).replace(/\s+/g, ' ')}`;
    // A function that is called in two places is evaluated for each.
    const before = valuesOf.get(name) ?? [];
    valuesOf.set(name, [...before, ...values.map(({ value }) => value.boolValue ?? value)]);
    children.forEach(visit);
  };
  for (const { report } of reports) report.forEach(visit);
  return Array.from(valuesOf).flatMap(([name, values]) => {
    if (values.length === 0) return `${name}: never evaluated`;
    const isCondition = values.some((value) => typeof value === 'boolean');
    const missing = [true, false].filter((value) => isCondition && !values.includes(value));
    return missing.map((value) => `${name}: never ${value}`);
  });
}
