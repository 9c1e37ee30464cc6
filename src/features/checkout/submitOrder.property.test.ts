import * as fc from 'fast-check';
import type { Fate } from '../../testing/fakes/faultyDatabase';
import { checkoutOf, OrderTabs, settle, stopTheClock } from '../../testing/orderTabs';
import { holds } from '../../testing/properties';

const PRICE = 990;

type Step =
  | { do: 'press' | 'reload' | 'poll'; tab: number }
  | { do: 'arrive' | 'hang' | 'answer' }
  | { do: 'pass'; ms: number }
  | { do: 'fate'; fate: Fate }
  | { do: 'readFate'; fate: 'answered' | 'unreachable' }
  | { do: 'price'; price: number };

const tab = fc.nat({ max: 1 });
const kind = <Name extends Step['do']>(name: Name) => fc.constant(name);
const press = fc.record({ do: kind('press'), tab });
const pass = fc.record({ do: kind('pass'), ms: fc.constantFrom(500, 2000, 6000, 11_000, 31_000) });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  press,
  press,
  pass,
  pass,
  fc.record({ do: fc.constantFrom('reload', 'poll'), tab }),
  fc.record({ do: fc.constantFrom('arrive', 'hang', 'answer') }),
  fc.record({
    do: kind('fate'),
    fate: fc.constantFrom<Fate>('answered', 'lost', 'unreachable', 'late'),
  }),
  fc.record({ do: kind('readFate'), fate: fc.constantFrom('answered', 'unreachable') }),
  fc.record({ do: kind('price'), price: fc.constantFrom(PRICE, PRICE, 949) }),
);

async function run(shop: OrderTabs, step: Step) {
  const actingTab = 'tab' in step ? shop.tabs[step.tab] : undefined;
  if (step.do === 'pass') await shop.pass(step.ms);
  else if (step.do === 'fate') shop.orders.fate = step.fate;
  else if (step.do === 'readFate') shop.orders.readFate = step.fate;
  else if (step.do === 'price') shop.setPrice(step.price);
  else if (step.do === 'hang') shop.hang();
  else if (step.do === 'answer') shop.answer();
  else if (step.do === 'arrive') shop.orders.arrive();
  else if (step.do === 'reload') shop.reload(step.tab);
  else if (actingTab && step.do === 'poll') shop.poll(actingTab);
  else if (actingTab) {
    const { step: at, quote } = checkoutOf(actingTab);
    // The shopper accepts the new price.
    if (at === 'changed') actingTab.price = quote?.today.prices.lamp ?? 0;
    shop.press(actingTab);
  }
}

const reached = new Set<string>();

holds(
  'an order is placed once or not at all, and each tab shows which',
  600,
  [fc.array(anyStep, { minLength: 2, maxLength: 25 }), fc.boolean()],
  async (steps, isGuest) => {
    stopTheClock();
    const shop = new OrderTabs(2, PRICE, isGuest ? null : undefined);
    for (const each of shop.tabs) {
      each.store.subscribe(() => {
        const { step } = checkoutOf(each);
        // Another tab may have placed the order after this tab's last request.
        const others = shop.tabs.filter(({ store }) => store !== each.store);
        const isElsewhere = others.some(({ steps: all }) => all.includes('sending'));
        const isStored = shop.orders.orders.size > 0;
        if (step === 'absent' && !isElsewhere) expect(isStored).toBe(false);
        if (step === 'placed') expect(isStored).toBe(true);
      });
    }
    for (const step of steps) {
      await run(shop, step);
      // After a press the next step follows while the order is still being placed.
      if (step.do !== 'press') await settle();
    }

    shop.orders.fate = shop.orders.readFate = 'answered';
    shop.answer();
    await shop.pass(90_000);

    const placed = [...shop.orders.orders.values()];
    expect(placed.length).toBeLessThanOrEqual(1);
    if (placed[0]) expect(placed[0].guest).toBe(isGuest);
    expect(shop.orders.taken).toEqual(placed.length === 1 ? shop.lines : []);
    const isShown = shop.tabs.map((each) => checkoutOf(each).step === 'placed');
    for (const each of shop.tabs) {
      for (const step of each.steps) reached.add(step);
      const { step, attempt, order } = checkoutOf(each);
      expect(['checking', 'sending', 'unknown']).not.toContain(step);
      if (step === 'placed') {
        expect(order).toEqual(shop.orders.orders.get(attempt?.id ?? ''));
        expect(order).toBeDefined();
      }
      expect(each.taken.size).toBe(step === 'placed' ? shop.lines.length : 0);
    }
    // The tab that has placed it knows.
    expect(isShown.includes(true)).toBe(placed.length === 1);
  },
  () => {
    for (const step of ['placed', 'unknown', 'absent', 'unpriced', 'changed']) {
      expect(reached).toContain(step);
    }
  },
);
