import { findFirestoreEmulator } from '../../src/testing/firestoreEmulator';
import { describeAccessRules } from './accessRules';
import { describeAddressRules } from './addressRules';
import { describeBasketRules } from './basketRules';
import { describeBookRules } from './bookRules';
import { describeCardRules } from './cardRules';
import { findUntried } from './coverage';
import { describeGuestRules } from './guestRules';
import { describeLinkRules } from './linkRules';
import { describeMoveRules } from './moveRules';
import { describeNoteRules } from './noteRules';
import { describeOrderRules } from './orderRules';
import { describePaymentRules } from './paymentRules';
import { describePriceRules } from './priceRules';
import { clockWorlds, isReported, largeWorld, worlds } from './rulesWorld';
import { describeTermRules } from './termRules';
import { describeWithdrawalRules } from './withdrawalRules';

const everyWorld = () => [...worlds.values(), largeWorld, ...clockWorlds.map(({ world }) => world)];
beforeAll(() => Promise.all(everyWorld().map((each) => each.open())), 120_000);
beforeEach(() => Promise.all(everyWorld().map((each) => each.reset())));

describeAccessRules();
describeBasketRules();
describeBookRules();
describeOrderRules();
describeAddressRules();
describeLinkRules();
describeMoveRules();
describeNoteRules();
describeGuestRules();
describePaymentRules();
describeTermRules();
describePriceRules();
describeCardRules();
describeWithdrawalRules();

if (isReported) {
  it('the tests evaluate every rule, and each condition both as true and as false', async () => {
    expect(await findUntried(findFirestoreEmulator().origin, [...worlds.keys()])).toEqual([
      // These conditions are false only in the project without a report.
      expect.stringMatching(/^line \d+: data.lines.size\(\) <= 20000: never false$/),
      expect.stringMatching(/^line \d+: tags.size\(\) <= pricedProducts.*: never false$/),
    ]);
    // The emulator takes long for the reports.
  }, 300_000);
}
