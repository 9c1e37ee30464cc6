import { noChanges } from '../model/changeProduct';
import type { LiveChanges } from '../model/liveChanges';
import { tagOf } from '../model/priceTags';
import {
  expectRejection,
  newOrderOf,
  placeOrder,
  type OrderWorld,
  type Person,
} from '../testing/orderWorld';

/** What every order service does with the catalogue, and what merchants change in it. */
export function describeCatalogueChanges(open: () => { world: OrderWorld; shopper: Person }) {
  let world: OrderWorld;
  let shopper: Person;
  let merchant: Person;
  let changes: LiveChanges;
  let id: string;
  let price: number;
  beforeEach(async () => {
    ({ world, shopper } = open());
    merchant = await world.addPerson({ merchant: true });
    [[id, price] = ['', 0]] = Object.entries(world.today.prices);
    const { published } = await merchant.service.readCatalogue();
    changes = {
      ...noChanges(published),
      ...{ withdrawn: [tagOf(id, price)], offered: [tagOf(id, price + 1)], left: { [id]: 4 } },
    };
  });
  const read = async () => (await shopper.service.readCatalogue()).changes;
  const orderAt = async (person: Person, amount: number) => {
    const order = await newOrderOf(person, world.today);
    return person.service.place({
      ...order,
      items: [{ productId: id, price: amount, count: 1 }],
    });
  };

  it('shows everybody what a merchant has changed in the catalogue', async () => {
    const { prices, delivery } = world.today;
    expect(await shopper.service.readPrices()).toEqual({ prices, delivery });
    expect(await read()).toBeUndefined();
    const saved = await merchant.service.saveChanges(changes);
    expect(saved).toEqual({ ...changes, revision: 1 });
    expect(await read()).toEqual(saved);
    const today = { prices: { ...prices, [id]: price + 1 }, delivery, left: { [id]: 4 } };
    expect(await shopper.service.readPrices()).toEqual(today);
  });

  it('takes orders at today’s prices only', async () => {
    await merchant.service.saveChanges(changes);
    await expectRejection(orderAt(shopper, price), 'refused');
    await orderAt(shopper, price + 1);
    await merchant.service.saveChanges({ ...changes, offered: [], revision: 1 });
    const other = await world.addPerson();
    for (const amount of [price, price + 1]) {
      await expectRejection(orderAt(other, amount), 'refused');
    }
    const { release } = changes;
    await merchant.service.saveChanges(noChanges({ release, prices: {}, delivery: {} }, 2));
    await orderAt(other, price);
  });

  it('saves only changes that were made to the latest ones, by a merchant', async () => {
    await expectRejection(shopper.service.saveChanges(changes), 'refused');
    await merchant.service.saveChanges(changes);
    const others = { ...changes, left: {} };
    for (const revision of [0, 2]) {
      await expectRejection(merchant.service.saveChanges({ ...others, revision }), 'refused');
    }
    expect(await read()).toMatchObject({ left: { [id]: 4 }, revision: 1 });
    await merchant.service.saveChanges({ ...others, revision: 1 });
    expect(await read()).toMatchObject({ left: {}, revision: 2 });
  });

  it.each<[string, Partial<LiveChanges>]>([
    ['of another release', { release: 'another' }],
    ['with a price that isn’t whole', { offered: ['lamp:9.5'] }],
    ['with a price in two lines', { withdrawn: ['lamp\n:9'] }],
    ['with a product without an id', { offered: [':9'] }],
    ['with a price below zero', { offered: ['lamp:-9'] }],
    ['with fewer left than none', { left: { lamp: -1 } }],
    ['with half a product left', { left: { lamp: 0.5 } }],
  ])('refuses changes %s', async (_what, more) => {
    await expectRejection(merchant.service.saveChanges({ ...changes, ...more }), 'refused');
    expect(await read()).toBeUndefined();
  });

  it('saves changes together with the move of an order, or neither', async () => {
    const { service, uid } = merchant;
    const placed = await placeOrder(shopper, world);
    const cancelling = shopper.service.move(placed, 'cancelled', shopper.uid, '', changes);
    await expectRejection(cancelling, 'refused');
    const accepted = await service.move(placed, 'accepted', uid, '', changes);
    expect(accepted).toMatchObject({ state: 'accepted' });
    expect(await read()).toEqual({ ...changes, revision: 1 });
    await expectRejection(service.move(accepted, 'placed', uid, '', changes), 'refused');
    const next = { ...changes, left: { [id]: 1 }, revision: 1 };
    await expectRejection(service.move(accepted, 'delivered', uid, '', next), 'refused');
    expect(await service.find(placed.id)).toEqual(accepted);
    expect(await read()).toEqual({ ...changes, revision: 1 });
  });

  it('lists the orders since a time for merchants only', async () => {
    const placed = await placeOrder(shopper, world);
    const { service } = merchant;
    expect(await service.listSince(placed.placedAt)).toContainEqual(placed);
    expect(await service.listSince(placed.placedAt + 1)).not.toContainEqual(placed);
    await expectRejection(shopper.service.listSince(placed.placedAt), 'refused');
  });

  it('says that the catalogue can’t be reached', async () => {
    const cutOff = await world.addPerson({ isCutOff: true });
    await expectRejection(cutOff.service.readCatalogue(), 'unreachable');
    await expectRejection(cutOff.service.readPrices(), 'unreachable');
    await expectRejection(cutOff.service.saveChanges(changes), 'unreachable');
  });
}
