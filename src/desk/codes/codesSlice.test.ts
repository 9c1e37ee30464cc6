import { type AppStore, makeStore } from '../../app/store';
import { setUser } from '../../auth/authSlice';
import { buildServices, buildUser } from '../../testing/builders';
import { FakeOrders } from '../../testing/fakes/fakeOrders';
import { addCode, deleteCode, extendCode, loadCodes, selectCodes, stopCode } from './codesSlice';

const HOUR_MS = 3_600_000;

function openStore() {
  const orders = new FakeOrders();
  const [first, next] = [buildUser(), buildUser()];
  const store: AppStore = makeStore(
    buildServices({
      database: () => Promise.resolve(orders.serviceOf(store.getState().auth.user?.uid)),
    }),
  );
  store.dispatch(setUser(first));
  const code = {
    code: 'DIWALI10',
    terms: { percent: 10 },
    since: orders.now - HOUR_MS,
    until: orders.now + HOUR_MS,
    most: 5,
  };
  const codes = () => selectCodes(store.getState()).list;
  return { code, codes, next, orders, store };
}

it('lists the codes, the last that begins first', async () => {
  const { code, codes, orders, store } = openStore();
  for (const [name, since] of [
    ['OLD', 1],
    ['NEW', 2],
    ['ALSO', 2],
  ] as const) {
    orders.codes.set(name, { ...code, code: name, since, used: 0 });
  }
  await store.dispatch(loadCodes());
  expect(codes().map((each) => each.code)).toEqual(['ALSO', 'NEW', 'OLD']);
  expect(selectCodes(store.getState()).loadedAt).toBe(orders.now);
});

it('adds, extends, stops and deletes a code', async () => {
  const { code, codes, orders, store } = openStore();
  await store.dispatch(addCode(code));
  expect(codes()).toEqual([{ ...code, used: 0 }]);
  const limits = { until: code.until + HOUR_MS, most: 9 };
  await store.dispatch(extendCode({ code: code.code, ...limits }));
  expect(codes()).toEqual([{ ...code, ...limits, used: 0 }]);
  await store.dispatch(stopCode(code.code));
  expect(codes()).toEqual([{ ...code, ...limits, used: 0, until: orders.now }]);
  expect([...orders.codes.values()]).toEqual(codes());
  await store.dispatch(deleteCode(code.code));
  expect(codes()).toEqual([]);
  expect(orders.codes.size).toBe(0);
});

it('adds a code whose answer was lost', async () => {
  const { code, codes, orders, store } = openStore();
  orders.fate = 'lost';
  const result = await store.dispatch(addCode(code));
  expect(addCode.fulfilled.match(result)).toBe(true);
  expect(codes()).toEqual([{ ...code, used: 0 }]);
});

it('rejects a code that another device has added with other terms, and shows that one', async () => {
  const { code, codes, orders, store } = openStore();
  const other = { ...code, terms: { amount: 50 }, used: 1 };
  orders.codes.set(code.code, other);
  const result = await store.dispatch(addCode(code));
  expect(result).toMatchObject({ meta: { requestStatus: 'rejected' }, payload: 'refused' });
  expect(codes()).toEqual([other]);
});

it('keeps the list when it can’t be loaded again, but not once access is lost', async () => {
  const { code, codes, orders, store } = openStore();
  await store.dispatch(addCode(code));
  orders.readFate = 'unreachable';
  await store.dispatch(loadCodes());
  expect(selectCodes(store.getState()).failure).toBe('unreachable');
  expect(codes()).toHaveLength(1);
  orders.readFate = 'answered';
  orders.refusedReads = ['listCodes'];
  await store.dispatch(loadCodes());
  expect(selectCodes(store.getState())).toMatchObject({ failure: 'refused', list: [] });
});

it('drops the codes at the end of a session, and those that come in after it', async () => {
  const { code, codes, next, orders, store } = openStore();
  await store.dispatch(addCode(code));
  orders.hang();
  const late = store.dispatch(loadCodes());
  await Promise.resolve();
  store.dispatch(setUser(null));
  expect(codes()).toEqual([]);
  store.dispatch(setUser(next));
  orders.answerAll();
  await late;
  expect(codes()).toEqual([]);
  expect(selectCodes(store.getState()).failure).toBeUndefined();
});
