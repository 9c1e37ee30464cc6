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

it('loads a part, and asks for nothing else', async () => {
  await expect(loadChunk(() => Promise.resolve('the basket'))).resolves.toBe('the basket');
  expect(fetchMock).not.toHaveBeenCalled();
});

it.each([
  ['was refused', 'error'],
  ['held something else', 'missing'],
])('asks past the caches for a part that %s, and loads it then', async (_, type) => {
  fetchMock.mockResolvedValue({ ok: true });
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(chunkError(type))
    .mockResolvedValueOnce('the basket');
  await expect(loadChunk(load)).resolves.toBe('the basket');
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/haat/static/js/7.js');
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ cache: 'reload' });
});

it.each([
  ['it is still refused', () => Promise.resolve({ ok: false })],
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('gives the first error where %s, without loading again', async (_, answer) => {
  fetchMock.mockImplementation(answer);
  const error = chunkError('error');
  const load = jest.fn(() => Promise.reject(error));
  await expect(loadChunk(load)).rejects.toBe(error);
  expect(load).toHaveBeenCalledTimes(1);
});

it.each([
  ['came too late', chunkError('timeout')],
  ['breaks', new TypeError('a hole in the cloth')],
])('does not ask again for a part that %s', async (_, error) => {
  await expect(loadChunk(() => Promise.reject(error))).rejects.toBe(error);
  expect(fetchMock).not.toHaveBeenCalled();
});
