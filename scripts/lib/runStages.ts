import { availableParallelism } from 'node:os';
import type { Stage } from './stages';

export interface Result {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  /** Why the stage was left out. */
  missing?: string;
}

/**
 * Runs stages side by side, each after the one that it needs; then those that run alone.
 *
 * @param run must not reject
 * @returns the results in the order of the stages
 */
export async function runStages(
  stages: readonly Stage[],
  run: (stage: Stage) => Promise<Result>,
  // One more than there are cores, for some of them wait.
  atOnce = availableParallelism() + 1,
): Promise<Result[]> {
  const results = new Map<string, Result>();
  const running = new Map<Stage, Promise<void>>();
  const waiting = [...stages];

  const isReady = ({ after, alone }: Stage) => {
    const others = [...running.keys()];
    if (alone) return others.length === 0 && waiting.every((other) => other.alone);
    return ![...waiting, ...others].some(({ name }) => name === after);
  };

  while (waiting.length + running.size > 0) {
    const index = running.size < atOnce ? waiting.findIndex(isReady) : -1;
    const [stage] = index < 0 ? [] : waiting.splice(index, 1);
    if (!stage) {
      await Promise.race(running.values());
      continue;
    }
    const { name, after = '' } = stage;
    const result = results.get(after)?.failed
      ? Promise.resolve({ name, passed: 0, failed: 1, seconds: 0, missing: `${after} failed.` })
      : run(stage);
    running.set(
      stage,
      result.then((ended) => {
        results.set(name, ended);
        running.delete(stage);
      }),
    );
  }
  return stages.flatMap(({ name }) => results.get(name) ?? []);
}
