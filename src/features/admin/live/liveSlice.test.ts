/** @jest-environment ./src/testing/browserEnvironment.ts */
import { noChanges } from '../../../model/changeProduct';
import { FakeOrders } from '../../../testing/fakes/fakeOrders';
import { openShop } from '../../../testing/openAccount';
import { selectLive } from './liveSlice';
import { loadLive, saveLive } from './liveThunks';

async function openCatalogue() {
  const orders = new FakeOrders();
  orders.today = { prices: { lamp: 990 }, delivery: {} };
  const { store } = await openShop(undefined, orders);
  await store.dispatch(loadLive());
  const { published } = orders;
  const changes = { ...noChanges(published), withdrawn: ['lamp:990'], offered: ['lamp:949'] };
  return { orders, store, published, changes, live: () => selectLive(store.getState()) };
}

it('a merchant reads the catalogue, and saves what differs from it', async () => {
  const { orders, store, published, changes, live } = await openCatalogue();
  expect(live()).toMatchObject({ published, changes: undefined, status: 'loaded' });
  expect(await store.dispatch(saveLive(changes)).unwrap()).toEqual({ ...changes, revision: 1 });
  expect(live().changes).toEqual(orders.changes);
  expect(orders.today.prices).toEqual({ lamp: 949 });
});

it('changes whose answer was lost are saved', async () => {
  const { orders, store, changes, live } = await openCatalogue();
  orders.fate = 'lost';
  const left = { pot: 1, lamp: 2 };
  await store.dispatch(saveLive({ ...changes, left })).unwrap();
  expect(live()).toMatchObject({ changes: { left, revision: 1 }, isSaving: false });
});

it('changes are not saved over those of another merchant, which are read instead', async () => {
  const { orders, store, published, changes, live } = await openCatalogue();
  const others = { ...noChanges(published, 1), left: { lamp: 4 } };
  orders.changes = others;
  const saving = store.dispatch(saveLive(changes));
  expect(live().isSaving).toBe(true);
  await expect(saving.unwrap()).rejects.toBe('refused');
  expect(live()).toMatchObject({ changes: others, isSaving: false });
});

it('without a network, what was read before stays', async () => {
  const { orders, store, published, changes, live } = await openCatalogue();
  orders.fate = 'unreachable';
  orders.readFate = 'unreachable';
  await expect(store.dispatch(saveLive(changes)).unwrap()).rejects.toBe('unreachable');
  expect(live()).toMatchObject({ published, status: 'failed', failure: 'unreachable' });
});
