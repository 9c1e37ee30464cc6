import { choose } from './stages';
import { Stop } from './stop';

const namesOf = (...args: Parameters<typeof choose>) => choose(...args).map(({ name }) => name);

it('runs all stages by default, or the named ones and those that must pass first', () => {
  expect(namesOf([], 'test').sort().join(' ')).toBe('browser build lint types unit unused');
  expect(namesOf([], 'full')).toEqual(
    expect.arrayContaining([
      'format',
      'markets',
      'desk',
      'tools',
      'contract',
      'browsers',
      'merchant',
    ]),
  );
  expect(namesOf(['browser'], 'test')).toEqual(['build', 'browser']);
  expect(namesOf(['quick'], 'test').sort()).toEqual(['lint', 'types', 'unit']);
  expect(namesOf(['rules'], 'test')).toEqual(['rules']);
  expect(() => choose(['units'], 'test')).toThrow(Stop);
});

it('runs the tests in the order that SEED repeats', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, SEED: '5' });
  await jest.isolateModulesAsync(async () => {
    const stages = (await import('./stages')).choose(['desk', 'properties'], 'full');
    expect(stages.filter(({ args }) => args.includes('--seed=5'))).toHaveLength(2);
  });
});
