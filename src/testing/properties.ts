import * as fc from 'fast-check';

/**
 * A test of something that holds for every input of a kind.
 *
 * @param cases how many inputs are generated, all from the run's one seed
 */
export function holds<Values extends [unknown, ...unknown[]]>(
  name: string,
  cases: number,
  arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  check: (...values: Values) => void,
) {
  it(`${name} (${cases} cases)`, () => {
    const options = { numRuns: cases, seed: Number(process.env.SEED) };
    fc.assert(fc.property<Values>(...arbitraries, check), options);
  });
}
