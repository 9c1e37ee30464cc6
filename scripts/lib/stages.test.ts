import { choose, stages } from './stages';

const namesOf = (...given: string[]) => choose(given).map(({ name }) => name);

it('runs every stage where none is named', () => {
  expect(choose([])).toBe(stages);
});

it('runs the named stages in the usual order, with what they need', () => {
  expect(namesOf('unit', 'lint')).toEqual(['lint', 'unit']);
  expect(namesOf('browser')).toEqual(['build', 'browser']);
});

it('runs types, lint and the unit tests as quick', () => {
  expect(namesOf('quick')).toEqual(['types', 'lint', 'unit']);
});

it('lists the stages when one is unknown', () => {
  expect(() => choose(['unit', 'units'])).toThrow(/no stage units\. The stages: types, .*merchant/);
});

it.each([1, 2])('never has what a stage needs run beside it or after it (lane %i)', (lane) => {
  const inLane = stages.filter((stage) => stage.lane === lane);
  for (const { needs } of inLane.filter((stage) => stage.needs)) {
    expect(inLane.map(({ name }) => name)).toContain(needs);
  }
});

it('never has two stages of one port run side by side', () => {
  const portsOf = (lane: number) =>
    stages.filter((stage) => stage.lane === lane).flatMap(({ ports }) => ports ?? []);
  expect(portsOf(1).filter((port) => portsOf(2).includes(port))).toEqual([]);
});
