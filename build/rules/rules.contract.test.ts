import { findFirestoreEmulator } from '../../src/testing/firestoreEmulator';
import { describeAccessRules } from './accessRules';
import { describeAddressRules } from './addressRules';
import { describeBasketRules } from './basketRules';
import { findUntried } from './coverage';
import { describeMoveRules } from './moveRules';
import { describeOrderRules } from './orderRules';
import { openRulesWorld, type RulesWorld } from './rulesWorld';

// Several, because the emulator can report the coverage of a few hundred requests each.
const projects = Array.from({ length: 12 }, (_, index) => `demo-rules-${index}`);
let worlds: RulesWorld[] = [];
/** The emulator can't report the coverage of large requests at all. */
let unreported: RulesWorld;

beforeAll(async () => {
  worlds = await Promise.all(projects.map(openRulesWorld));
  unreported = await openRulesWorld('demo-sizes');
});
let turn = 0;
beforeEach(() => {
  turn += 1;
  return currentWorld().clear();
});
afterAll(() => Promise.all([...worlds, unreported].map((world) => world.end())));

function currentWorld(): RulesWorld {
  const world = worlds[turn % worlds.length];
  if (!world) throw new Error('No world is open yet.');
  return world;
}
const worldForSizes = () => unreported;

describeAccessRules(currentWorld);
describeBasketRules(currentWorld, worldForSizes);
describeOrderRules(currentWorld);
describeAddressRules(currentWorld, worldForSizes);
describeMoveRules(currentWorld);

it('all of the rules were tried, and each condition both ways', async () => {
  expect(await findUntried(findFirestoreEmulator().origin, projects)).toEqual([
    // It is false in the project without a report.
    expect.stringMatching(/^line \d+: data.lines.size\(\) <= 20000: never false$/),
  ]);
  // The emulator takes its time for the reports.
}, 120_000);
