import { loadChunk } from './loadChunk';

const chunkError = (type: string) =>
  Object.assign(new Error('Loading chunk 7 failed.'), { type, request: '/haat/static/js/7.js' });
const fetchMock = jest.fn<Promise<{ ok: boolean }>, [string, RequestInit]>();

beforeEach(() => {
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
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
  ['it is still refused', () => Promise.resolve({ ok: false })],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('throws the first error if %s, without loading again', async (_, answer) => {
  fetchMock.mockImplementation(answer);
  const error = chunkError('error');
  const load = jest.fn(() => Promise.reject(error));
  await expect(loadChunk(load)).rejects.toBe(error);
  expect(load).toHaveBeenCalledTimes(1);
});

it.each([
  ['came too late', chunkError('timeout')],
  ['breaks', new TypeError('x is not a function')],
])('does not retry a chunk that %s', async (_, error) => {
  await expect(loadChunk(() => Promise.reject(error))).rejects.toBe(error);
  expect(fetchMock).not.toHaveBeenCalled();
});
