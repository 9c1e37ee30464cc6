import { shop } from '#shop/config';
import { FakeCaches } from '../../testing/fakes/fakeCaches';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
});

const photograph = (text: string) => new Blob([text], { type: 'image/webp' });

/** The store of a page that has just opened. */
function openPage() {
  let page: typeof import('./pictureStore') | undefined;
  jest.isolateModules(() => {
    page = jest.requireActual('./pictureStore');
  });
  if (!page) throw new Error('The module didn’t load.');
  return page;
}

it('returns a stored picture after a reload, with its type', async () => {
  new FakeCaches().install();
  const { pictureStore } = openPage();
  expect(await pictureStore.read('1a')).toBeUndefined();
  expect(await pictureStore.write('1a', photograph('lamp'))).toBe(true);
  const read = await openPage().pictureStore.read('1a');
  expect(await read?.text()).toBe('lamp');
  expect(read?.type).toBe('image/webp');
});

it.each([
  ['the Cache API is missing', () => undefined],
  ['there is no room', () => Object.assign(new FakeCaches().install(), { isFull: true })],
])('keeps a picture until the page is closed if %s, and reports that', async (_when, prepare) => {
  prepare();
  const { pictureStore } = openPage();
  expect(await pictureStore.write('1a', photograph('lamp'))).toBe(false);
  expect(await (await pictureStore.read('1a'))?.text()).toBe('lamp');
  expect(await openPage().pictureStore.read('1a')).toBeUndefined();
});

it('stores 400 pictures at most, and deletes the oldest ones', async () => {
  new FakeCaches().install();
  const { pictureStore } = openPage();
  for (let number = 0; number <= 400; number += 1) {
    await pictureStore.write(String(number), photograph('lamp'));
  }
  expect(await pictureStore.read('0')).toBeUndefined();
  expect(await pictureStore.read('1')).toBeDefined();
});

it('forgetPhotographs deletes the pictures that a merchant has chosen, and nothing else', async () => {
  new FakeCaches().install();
  const { forgetPhotographs, photographStore, pictureStore } = openPage();
  for (const store of [photographStore, pictureStore]) await store.write('1a', photograph('lamp'));
  await forgetPhotographs();
  expect(await photographStore.read('1a')).toBeUndefined();
  expect(await pictureStore.read('1a')).toBeDefined();
});

it('gives its caches names that a withdrawn service worker deletes', async () => {
  const caches = new FakeCaches().install();
  const { photographStore, pictureStore, takeShared } = openPage();
  for (const store of [photographStore, pictureStore]) await store.write('1a', photograph('lamp'));
  expect(await caches.keys()).toEqual([
    `shop:${shop.basePath}-photographs`,
    `shop:${shop.basePath}-database-pictures`,
  ]);
  expect(await takeShared()).toEqual({ title: '', leftOut: 0, files: [] });
});
