import { choose, runStages, type Stage } from './stages';
import { Stop } from './stop';

const stage = (name: string, more: Partial<Stage> = {}): Stage => ({
  name,
  args: [],
  ...more,
});

/** Runs stages, of which `failing` fails, and records when each starts and ends. */
async function watch(stages: Stage[], failing?: string) {
  const seen: string[] = [];
  const results = await runStages(stages, async ({ name }) => {
    seen.push(`${name} starts`);
    // Lets others start meanwhile.
    await new Promise((resolve) => setTimeout(resolve));
    seen.push(`${name} ends`);
    return { name, passed: 1, failed: name === failing ? 1 : 0, seconds: 0 };
  });
  return { seen, results: results.map(({ name, failed, skipped }) => [name, failed, skipped]) };
}
const stages = [stage('alone', { after: 'a', alone: true }), stage('a'), stage('b')];

it('runs stages side by side, and at the end those that run alone', async () => {
  const { seen, results } = await watch([...stages, stage('c', { after: 'a' })]);
  expect(seen.slice(0, 2)).toEqual(['a starts', 'b starts']);
  expect(seen.indexOf('a ends')).toBeLessThan(seen.indexOf('c starts'));
  expect(seen.slice(-2)).toEqual(['alone starts', 'alone ends']);
  expect(results.map(([name]) => name)).toEqual(['alone', 'a', 'b', 'c']);
});

it('skips the stages after one that failed, as failures', async () => {
  const { seen, results } = await watch(stages, 'a');
  expect(seen).not.toContain('alone starts');
  expect(results).toEqual([
    ['alone', 1, 'a failed.'],
    ['a', 1, undefined],
    ['b', 0, undefined],
  ]);
});

const namesOf = (...args: Parameters<typeof choose>) => choose(...args).map(({ name }) => name);

it('chooses the stages of a run, or the named ones and those that they come after', () => {
  expect(namesOf([])).toEqual(expect.arrayContaining(['types', 'contract', 'browser']));
  expect(namesOf([])).not.toContain('merchant');
  expect(namesOf([], 'full')).toEqual(expect.arrayContaining(['types', 'merchant', 'browsers']));
  expect(namesOf([], 'full')).not.toContain('browser');
  expect(namesOf(['browser'])).toEqual(['build', 'browser']);
  expect(namesOf(['quick'])).toEqual(['unit', 'types', 'lint']);
  expect(() => choose(['units'])).toThrow(Stop);
});
