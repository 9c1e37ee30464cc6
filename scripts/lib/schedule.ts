import { availableParallelism } from 'node:os';
import type { Result } from './runStage';
import type { Stage } from './stages';

/**
 * Runs stages side by side, each as soon as what it needs has passed and nobody has its ports; then
 * those that run alone.
 *
 * @param run never rejects
 * @param skip gives the result of a stage that is not run, because what it needs has failed
 * @param atOnce how many run side by side: by default one more than there are cores, for some wait
 * @returns the results in the order of the stages
 */
export async function schedule(
  stages: readonly Stage[],
  run: (stage: Stage) => Promise<Result>,
  skip: (stage: Stage) => Result,
  atOnce = availableParallelism() + 1,
): Promise<Result[]> {
  const results = new Map<string, Result>();
  const running = new Map<Stage, Promise<void>>();
  const waiting = [...stages];

  const isReady = ({ needs, alone, ports = [] }: Stage) => {
    const others = [...running.keys()];
    const isTaken = others.some((other) => other.ports?.some((port) => ports.includes(port)));
    const isNeeded = [...waiting, ...others].some(({ name }) => name === needs);
    const mustWait = alone && (others.length > 0 || waiting.some((other) => !other.alone));
    return !isTaken && !isNeeded && !mustWait;
  };

  while (waiting.length + running.size > 0) {
    const index = running.size < atOnce ? waiting.findIndex(isReady) : -1;
    const [stage] = index < 0 ? [] : waiting.splice(index, 1);
    if (!stage) {
      await Promise.race(running.values());
      continue;
    }
    const end = (result: Result) => {
      results.set(stage.name, result);
      running.delete(stage);
    };
    if (stage.needs && results.get(stage.needs)?.failed) end(skip(stage));
    else running.set(stage, run(stage).then(end));
  }
  return stages.flatMap(({ name }) => results.get(name) ?? []);
}
