import { choose, stages } from './stages';

const namesOf = (...given: string[]) => choose(given).map(({ name }) => name);

it('runs everything once where no stage is named', () => {
  const alone = stages.filter(({ within }) => within).map(({ name }) => name);
  expect(alone).toEqual(['walk']);
  expect(namesOf()).toEqual(stages.map(({ name }) => name).filter((name) => name !== 'walk'));
});

it('runs the named stages in the usual order, with what they need', () => {
  expect(namesOf('lint', 'unit')).toEqual(['unit', 'lint']);
  expect(namesOf('browser')).toEqual(['build', 'browser']);
  expect(namesOf('walk')).toEqual(['build', 'walk']);
  expect(namesOf('walk', 'browser')).toEqual(['build', 'browser']);
});

it('runs types, lint and the unit tests as quick', () => {
  expect(namesOf('quick')).toEqual(['unit', 'types', 'lint']);
});

it('lists the stages when one is unknown', () => {
  expect(() => choose(['unit', 'units'])).toThrow(/no stage units\. The stages: build, .*merchant/);
});
