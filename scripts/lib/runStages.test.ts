import { type Result, runStages } from './runStages';
import { choose, type Stage, stages as all } from './stages';
import { Stop } from './stop';

const stage = (name: string, more: Partial<Stage> = {}): Stage => ({
  ...{ name, tier: 'test', args: [], ...more },
});
const resultOf = ({ name }: Stage, failed = 0): Result => ({ name, passed: 1, failed, seconds: 0 });

/** Runs stages two at a time, and notes which ran side by side. */
async function watch(stages: Stage[], failing: string[] = []) {
  const running = new Set<string>();
  const besides: string[][] = [];
  const run = async (one: Stage) => {
    running.add(one.name);
    besides.push([...running]);
    // A turn of the event loop: others may start meanwhile.
    await new Promise((resolve) => setTimeout(resolve));
    running.delete(one.name);
    return resultOf(one, failing.includes(one.name) ? 1 : 0);
  };
  return { results: await runStages(stages, run, 2), besides };
}

it.each([
  ['as many at a time as it may', 'a b c', 'a, a b, b c', {}],
  [
    'what comes after another stage when that has ended',
    'a b c',
    'a, a c, c b',
    { b: { after: 'a' } },
  ],
  ['what uses the whole machine at the end', 'a b c', 'b, b c, a', { a: { alone: true } }],
])('runs %s', async (_what, names, expected, more: Record<string, Partial<Stage>>) => {
  const { besides, results } = await watch(names.split(' ').map((name) => stage(name, more[name])));
  expect(besides.map((running) => running.join(' ')).join(', ')).toBe(expected);
  expect(results.map(({ name }) => name).join(' ')).toBe(names);
});

it('leaves out what comes after a stage that failed, as a failure', async () => {
  const { besides, results } = await watch([stage('a'), stage('b', { after: 'a' })], ['a']);
  expect(besides).toEqual([['a']]);
  expect(results).toEqual([
    resultOf(stage('a'), 1),
    expect.objectContaining({ name: 'b', failed: 1, missing: 'a failed.' }),
  ]);
});

it('ends, whatever the stages need', async () => {
  expect((await watch(all)).results).toHaveLength(all.length);
});

const namesOf = (...args: Parameters<typeof choose>) => choose(...args).map(({ name }) => name);

it('chooses the stages of a tier, or the named ones with what they come after', () => {
  expect(namesOf([])).toEqual(expect.arrayContaining(['types', 'contract', 'browser']));
  expect(namesOf([])).not.toContain('merchant');
  expect(namesOf([], 'full')).toEqual(expect.arrayContaining(['types', 'merchant', 'browsers']));
  expect(namesOf([], 'full')).not.toContain('browser');
  expect(namesOf(['browser'])).toEqual(['build', 'browser']);
  expect(namesOf(['quick'])).toEqual(['unit', 'types', 'lint']);
  expect(() => choose(['units'])).toThrow(Stop);
});
