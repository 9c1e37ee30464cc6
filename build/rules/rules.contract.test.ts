import { findFirestoreEmulator } from '../../src/testing/firestoreEmulator';
import { describeAccessRules } from './accessRules';
import { describeAddressRules } from './addressRules';
import { describeAttacks } from './attackRules';
import { describeBasketRules } from './basketRules';
import { findUntried } from './coverage';
import { describeGuestRules } from './guestRules';
import { describeLiveFieldRules } from './live/liveFieldRules';
import { describeLiveOrderRules } from './live/liveOrderRules';
import { describeLiveRules } from './live/liveRules';
import { describeMoveRules } from './moveRules';
import { describeNoteRules } from './noteRules';
import { describeOrderRules } from './orderRules';
import { describePaymentRules } from './paymentRules';
import { fewTerms, openRulesWorld, type RulesWorld } from './rulesWorld';
import { describeTermRules } from './termRules';

// Several, because the emulator can report the coverage of a few hundred requests each.
const projects = Array.from({ length: 25 }, (_, index) => `demo-rules-${index}`);
const closedProject = 'demo-closed';
let worlds: RulesWorld[] = [];
let closed: RulesWorld;
/** The emulator can't report the coverage of large requests at all, nor of very many. */
let unreported: RulesWorld;

beforeAll(async () => {
  worlds = await Promise.all(projects.map((project) => openRulesWorld(project)));
  closed = await openRulesWorld(closedProject, fewTerms);
  unreported = await openRulesWorld('demo-sizes');
});
let turn = 0;
beforeEach(() => {
  turn += 1;
  return Promise.all([currentWorld(), closed, unreported].map((world) => world.clear()));
});
afterAll(() => Promise.all([...worlds, closed, unreported].map((world) => world.end())));

function currentWorld(): RulesWorld {
  const world = worlds[turn % worlds.length];
  if (!world) throw new Error('No world is open yet.');
  return world;
}
const uncoveredWorld = () => unreported;
/** Of a shop without guests, UPI, areas and a limit for cash. */
const closedWorld = () => closed;

describeAccessRules(currentWorld);
describeBasketRules(currentWorld, uncoveredWorld);
describeOrderRules(currentWorld);
describeAddressRules(currentWorld, uncoveredWorld);
describeMoveRules(currentWorld, uncoveredWorld);
describeNoteRules(currentWorld);
describeGuestRules(currentWorld, closedWorld);
describePaymentRules(currentWorld, { closedWorld, uncoveredWorld });
describeTermRules(currentWorld, closedWorld);
describeLiveRules(currentWorld, uncoveredWorld);
describeLiveFieldRules(currentWorld);
describeLiveOrderRules(currentWorld, uncoveredWorld);
describeAttacks(uncoveredWorld);

it('all of the rules were tried, and each condition both ways', async () => {
  expect(await findUntried(findFirestoreEmulator().origin, [...projects, closedProject])).toEqual([
    // These are false in the project without a report.
    expect.stringMatching(/^line \d+: data.lines.size\(\) <= 20000: never false$/),
    expect.stringMatching(/^line \d+: to.left.size\(\) <= liveProducts.*: never false$/),
    expect.stringMatching(/^line \d+: tags.size\(\) <= liveProducts.*: never false$/),
  ]);
  // The emulator takes its time for the reports.
}, 120_000);
