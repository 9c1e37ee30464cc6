import * as fc from 'fast-check';
import { quiet } from '../testing/accountVisit';
import { FakeBasketDatabase, type Fate } from '../testing/fakes/fakeBasketDatabase';
import { holds } from '../testing/properties';
import { TwoDevices } from '../testing/twoDevices';
import { createSyncedAccountBasket } from './syncedAccountBasket';

const place = fc.nat({ max: 3 });
const always = <Word extends string>(word: Word) => fc.constant(word);

const inTab = <Do extends keyof TwoDevices>(weight: number, ...what: Do[]) => ({
  weight,
  arbitrary: fc.record({ do: fc.constantFrom(...what), place }),
});
const decide = (weight: number, ...fates: Fate[]) => ({
  weight,
  arbitrary: fc.record({ do: always('decide'), fate: fc.constantFrom(...fates) }),
});

const step = fc.oneof(
  inTab(5, 'add'),
  { weight: 4, arbitrary: fc.record({ do: always('remove'), place, index: fc.nat({ max: 5 }) }) },
  inTab(3, 'undo', 'gift', 'signIn'),
  inTab(3, 'observeUser', 'focus', 'reload', 'passTime'),
  inTab(2, 'receive', 'signOut'),
  inTab(4, 'catchUp'),
  inTab(1, 'wake', 'expire'),
  {
    weight: 1,
    arbitrary: fc.record({ do: always('crashAfter'), place, writes: fc.nat({ max: 6 }) }),
  },
  decide(12, 'answered'),
  decide(4, 'reached', 'lost', 'rejected', 'unreachable'),
);

function run(
  devices: TwoDevices,
  taken: typeof step extends fc.Arbitrary<infer Step> ? Step : never,
) {
  if (taken.do === 'remove') devices.remove(taken.place, taken.index);
  else if (taken.do === 'crashAfter') devices.crashAfter(taken.place, taken.writes);
  else if (taken.do === 'decide') devices.decide(taken.fate);
  else devices[taken.do](taken.place);
}

/** How many lines were removed, and how many of them came back. */
const counts = { removed: 0, back: 0 };

holds(
  'two devices end with one basket; no line is lost or duplicated, and few removed lines come back',
  3_000,
  [fc.array(step, { minLength: 10, maxLength: 60 })],
  async (steps) => {
    const devices = new TwoDevices(new FakeBasketDatabase(createSyncedAccountBasket));
    for (const first of [0, 2]) devices.signIn(first);
    for (const taken of steps) {
      run(devices, taken);
      await quiet();
    }
    await devices.settle();

    const { areIdle, expectations, inAccount, visits } = devices;
    const [{ gift } = { gift: false }] = visits;
    const isLost = (lineId: string) =>
      expectations.get(lineId)?.stays && !inAccount.includes(lineId);
    expect({
      areIdle,
      shown: visits.map((visit) => ({ lines: [...visit.lines.keys()].sort(), gift: visit.gift })),
      unsent: devices.unsent,
      lost: [...expectations.keys()].filter(isLost),
      unknown: inAccount.filter((lineId) => !expectations.has(lineId)),
    }).toEqual({
      areIdle: true,
      shown: visits.map(() => ({ lines: inAccount, gift })),
      unsent: [],
      lost: [],
      unknown: [],
    });

    const removed = [...expectations.keys()].filter((lineId) => expectations.get(lineId)?.goes);
    counts.removed += removed.length;
    counts.back += removed.filter((lineId) => inAccount.includes(lineId)).length;
  },
  () => {
    // A line whose answer was lost is sent again, though the other device may have removed it since.
    expect(counts.back / counts.removed).toBeLessThan(0.04);
  },
);
