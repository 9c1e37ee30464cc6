import * as fc from 'fast-check';

/** Texts of any characters; fast-check's own take three seconds to set up. */
export const anyText = fc
  .array(fc.nat({ max: 0x10ffff }), { maxLength: 12 })
  .map((points) => String.fromCodePoint(...points));

/** `npm run test:full` tries all cases, `npm test -- properties` this share of them. */
const share = process.env.PROPERTY_CASES === 'all' ? 1 : 0.2;

/**
 * Tests something that holds for every input.
 *
 * @param most how many inputs are generated at most, all from the run's seed
 * @param atEnd runs after all cases, to check what they covered; a share of them can miss what is rare
 */
export function holds<Values extends [unknown, ...unknown[]]>(
  name: string,
  most: number,
  arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  check: (...values: Values) => void | Promise<void>,
  atEnd?: () => void,
) {
  const cases = Math.ceil(most * share);
  it(`${name} (${cases} cases)`, async () => {
    const options = { numRuns: cases, seed: Number(process.env.SEED) };
    const isTrue = async (...values: Values) => {
      await check(...values);
    };
    await fc.assert(fc.asyncProperty<Values>(...arbitraries, isTrue), options);
    if (share === 1) atEnd?.();
  });
}

/** Lets no case wait for a pause: a search that finds nothing takes one of typing, which would be minutes in all cases. */
export function skipPauses() {
  beforeEach(() => {
    const runSoon = (run: () => void) => setImmediate(run);
    jest
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation(runSoon as unknown as typeof setTimeout);
  });
}
