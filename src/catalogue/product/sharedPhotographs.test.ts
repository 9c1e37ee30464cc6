import { shop } from '#shop/config';
import { FakeCaches } from '../../testing/fakes/fakeCaches';
import { allowSharing, forgetPhotographs, takeShared } from './pictureStore';
import { deleteOldShared, storeShared } from './sharedPhotographs';

const NAME = `shop:${shop.basePath}-shared`;
const SCOPE = 'https://shop.example/haat/';
const DAY_MS = 24 * 60 * 60 * 1000;
const nothing = { title: '', leftOut: 0, files: [] };

const file = (content: string | Uint8Array<ArrayBuffer>, type = 'image/jpeg') =>
  new File([content], 'x', { type });
const megabytes = (count: number) => file(new Uint8Array(count * 1_000_000));

/** The request that the browser sends when another app, or a page of another site, shares something. */
function share(pictures: (File | string)[], texts: Record<string, string> = { title: 'Lamp' }) {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.set(name, text);
  for (const picture of pictures) form.append('pictures', picture);
  return storeShared(NAME, SCOPE, new Request(`${SCOPE}share`, { method: 'POST', body: form }));
}

const take = async () => {
  const { files, ...rest } = await takeShared();
  return { ...rest, files: await Promise.all(files.map((each) => each.text())) };
};

let fake: FakeCaches;
beforeEach(async () => {
  fake = new FakeCaches().install();
  await allowSharing();
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
});

it('stores photographs that another app shares until the form takes them, once', async () => {
  expect(await share([file('one'), file('two', 'image/heic')])).toBe(true);
  expect(await take()).toEqual({ title: 'Lamp', leftOut: 0, files: ['one', 'two'] });
  expect(await takeShared()).toEqual(nothing);
  expect(await share([file('three')], { text: 'Pot' })).toBe(true);
  expect(await take()).toEqual({ title: 'Pot', leftOut: 0, files: ['three'] });
});

it.each([
  ['no merchant has ever been', () => new FakeCaches().install()],
  ['the merchant has signed out', forgetPhotographs],
])('stores nothing on a device where %s', async (_where, prepare) => {
  const caches = (await prepare()) ?? fake;
  expect(await share([file('one')])).toBe(false);
  expect(await caches.keys()).toEqual([]);
});

it('stores only photographs, and counts the other files', async () => {
  const others = [
    'text/html',
    'application/zip',
    'video/mp4',
    'image/svg+xml',
    'IMAGE/SVG+XML',
    '',
  ];
  await share([...others.map((type) => file('<script>', type)), 'a text', file(''), file('lamp')]);
  expect(await take()).toEqual({ title: 'Lamp', leftOut: others.length + 1, files: ['lamp'] });
});

it('stores eight photographs and 64 MB at most', async () => {
  await share(Array.from({ length: 300 }, (_, place) => file(String(place))));
  expect(await take()).toMatchObject({
    leftOut: 292,
    files: ['0', '1', '2', '3', '4', '5', '6', '7'],
  });
  await share([megabytes(60), megabytes(5), file('small'), megabytes(336)]);
  const { leftOut, files } = await takeShared();
  expect({ leftOut, sizes: files.map(({ size }) => size) }).toEqual({
    leftOut: 2,
    sizes: [60_000_000, 5],
  });
});

it('replaces the first share with a second one, even while the first is being stored', async () => {
  await Promise.all([
    share([file('1'), file('2'), file('3')]),
    share([file('4')], { title: 'Pot' }),
  ]);
  expect(await take()).toEqual({ title: 'Pot', leftOut: 0, files: ['4'] });
});

it('deletes a share that nobody takes after a day, or once the clock has jumped', async () => {
  for (const later of [DAY_MS + 60_000, -DAY_MS - 60_000]) {
    await share([file('one')]);
    await deleteOldShared(NAME);
    const cache = await fake.open(NAME);
    expect(await cache.keys()).toHaveLength(2);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + later);
    await deleteOldShared(NAME);
    expect(await cache.keys()).toEqual([]);
    jest.restoreAllMocks();
    await share([file('one')]);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + later);
    expect(await takeShared()).toEqual(nothing);
    jest.restoreAllMocks();
  }
});

it('cuts a title to 200 characters, and ignores a file in its place', async () => {
  await share([], { title: '🪔'.repeat(201) });
  expect((await takeShared()).title).toBe('🪔'.repeat(100));
  const form = new FormData();
  form.set('title', file('not a title'));
  await storeShared(NAME, SCOPE, new Request(SCOPE, { method: 'POST', body: form }));
  expect((await takeShared()).title).toBe('');
});

it('stores nothing if the request can’t be read or the device has no room', async () => {
  await share([file('one')]);
  const text = new Request(SCOPE, { method: 'POST', body: 'x'.repeat(1000) });
  await expect(storeShared(NAME, SCOPE, text)).rejects.toThrow();
  expect(await takeShared()).toEqual(nothing);
  fake.isFull = true;
  expect(await share([file('one')])).toBe(true);
  expect(await takeShared()).toEqual(nothing);
  fake.isFull = false;
  expect(await share([file('two')])).toBe(true);
  expect(await take()).toMatchObject({ files: ['two'] });
});
