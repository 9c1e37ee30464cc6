import { readPicture } from './readPrices';

const answerWith = (answer: object) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json([answer]));

it('reads a picture of the database by its hash, with its type', async () => {
  const fields = { type: { stringValue: 'image/webp' }, bytes: { bytesValue: 'bGFtcP8=' } };
  const request = answerWith({ found: { fields } });
  const picture = await readPicture('1a2b');
  expect(picture.type).toBe('image/webp');
  const bytes = [...new TextEncoder().encode('lamp'), 255];
  expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual(bytes);
  expect(request.mock.lastCall?.[1]?.body).toContain('/documents/pictures/1a2b"');
});

it.each([{ missing: '' }, { found: {} }, { found: { fields: { bytes: { stringValue: '' } } } }])(
  'rejects a picture if the database answers with %j',
  async (answer) => {
    answerWith(answer);
    await expect(readPicture('1a2b')).rejects.toMatchObject({ reason: 'unreachable' });
  },
);
