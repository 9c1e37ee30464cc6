import { createCatalogueReader } from './catalogueFiles';

const isList = (value: unknown): value is string[] => Array.isArray(value);

it('reads a catalogue file once, retries if that failed, and reports a missing one', async () => {
  const answers: [status: number, body: string][] = [
    [503, '[]'],
    [404, '["1"]'],
    [200, '<!doctype html>'],
    [200, 'null'],
    [200, '{}'],
    [200, '["1"]'],
  ];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const [status, body] = answers.shift() ?? [500, ''];
    const response = new Response(body, { status });
    return Promise.resolve(Object.defineProperty(response, 'url', { value: url }));
  });
  const onMissing = jest.fn();
  const read = createCatalogueReader('/', onMissing);
  await expect(read('0.json', isList)).rejects.toThrow('0.json: 503');
  expect(onMissing).not.toHaveBeenCalled();
  for (const status of [404, 200, 200, 200]) {
    await expect(read('0.json', isList)).rejects.toThrow(`0.json: ${status}`);
  }
  expect(onMissing).toHaveBeenCalledTimes(4);
  await expect(read('0.json', isList)).resolves.toEqual(['1']);
  await expect(read('0.json', isList)).resolves.toEqual(['1']);
});
