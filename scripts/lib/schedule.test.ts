import type { Result } from './runStage';
import { schedule } from './schedule';
import { stages as all, type Stage } from './stages';

const stage = (name: string, more: Partial<Stage> = {}): Stage => ({ name, args: [], ...more });
const resultOf = ({ name }: Stage, failed = 0): Result => ({ name, passed: 1, failed, seconds: 0 });

/** Runs stages, and notes which ran side by side. */
async function watch(stages: Stage[], failing: string[] = []) {
  const running = new Set<string>();
  const besides: string[][] = [];
  const results = await schedule(
    stages,
    async (one) => {
      running.add(one.name);
      besides.push([...running]);
      // A turn of the event loop: others may start meanwhile.
      await new Promise((resolve) => setTimeout(resolve));
      running.delete(one.name);
      return resultOf(one, failing.includes(one.name) ? 1 : 0);
    },
    (one) => resultOf(one, 7),
    2,
  );
  return { besides, results };
}

it('runs as many stages at a time as it may, and gives their results in order', async () => {
  const { besides, results } = await watch([stage('a'), stage('b'), stage('c')]);
  expect(besides).toEqual([['a'], ['a', 'b'], ['b', 'c']]);
  expect(results.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

it('waits for what a stage needs, and runs another one meanwhile', async () => {
  const { besides } = await watch([stage('site'), stage('test', { needs: 'site' }), stage('lint')]);
  expect(besides).toEqual([['site'], ['site', 'lint'], ['lint', 'test']]);
});

it('skips what needs a stage that failed', async () => {
  const { besides, results } = await watch(
    [stage('site'), stage('t', { needs: 'site' })],
    ['site'],
  );
  expect(besides).toEqual([['site']]);
  expect(results.map(({ failed }) => failed)).toEqual([1, 7]);
});

it('never runs two stages with the same port side by side', async () => {
  const ports = [5150];
  const { besides } = await watch([stage('a', { ports }), stage('b', { ports })]);
  expect(besides).toEqual([['a'], ['b']]);
});

it('runs at the end, alone, what uses the whole machine', async () => {
  const { besides } = await watch([stage('walk', { alone: true }), stage('a'), stage('b')]);
  expect(besides).toEqual([['a'], ['a', 'b'], ['walk']]);
});

it('ends whatever the stages of `npm test` need', async () => {
  const { results } = await watch(all);
  expect(results.map(({ name }) => name)).toEqual(all.map(({ name }) => name));
});
