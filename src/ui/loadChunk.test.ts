import { loadChunk, missingFile } from './loadChunk';

const chunkError = (type: string) =>
  Object.assign(new Error('Loading chunk 7 failed.'), { type, request: '/haat/static/js/7.js' });
const fetchMock = jest.fn<Promise<{ ok: boolean; status?: number }>, [string, RequestInit]>();
const dispatchEvent = jest.fn<boolean, [Event]>();

beforeEach(() => {
  fetchMock.mockReset();
  dispatchEvent.mockReset();
  Object.assign(globalThis, { fetch: fetchMock, dispatchEvent });
});
afterEach(() => {
  for (const name of ['fetch', 'dispatchEvent']) Reflect.deleteProperty(globalThis, name);
});

it.each(['error', 'missing'])(
  'retries a chunk that failed to load (%s), past the caches',
  async (type) => {
    fetchMock.mockResolvedValue({ ok: true });
    const load = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(chunkError(type))
      .mockResolvedValueOnce('the basket');
    await expect(loadChunk(load)).resolves.toBe('the basket');
    const options: unknown = expect.objectContaining({ cache: 'reload' });
    expect(fetchMock.mock.calls).toEqual([['/haat/static/js/7.js', options]]);
  },
);

it.each([
  ['it is still refused', 0, () => Promise.resolve({ ok: false, status: 503 })],
  ['it is gone, which it reports', 1, () => Promise.resolve({ ok: false, status: 404 })],
  ['there is no network', 0, () => Promise.reject(new TypeError('Failed to fetch'))],
])('throws the first error if %s, without loading again', async (_, reports, answer) => {
  fetchMock.mockImplementation(answer);
  const error = chunkError('error');
  const load = jest.fn(() => Promise.reject(error));
  await expect(loadChunk(load)).rejects.toBe(error);
  expect(load).toHaveBeenCalledTimes(1);
  expect(dispatchEvent.mock.calls.map(([{ type }]) => type)).toEqual(
    Array.from({ length: reports }, () => missingFile),
  );
});

it.each([
  ['came too late', chunkError('timeout')],
  ['breaks', new TypeError('x is not a function')],
])('does not retry a chunk that %s', async (_, error) => {
  await expect(loadChunk(() => Promise.reject(error))).rejects.toBe(error);
  expect(fetchMock).not.toHaveBeenCalled();
});
