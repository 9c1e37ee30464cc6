import { storedImage } from '../../catalogue/model/cards';
import { photographStore } from '../../catalogue/product/pictureStore';
import { FakeCaches } from '../../testing/fakes/fakeCaches';
import { cropAt, firstCrop, picturesOf, wholeWidth } from './photographs';

it.each([
  ['tall', { width: 3000, height: 4000 }, { x: 0, y: 875, width: 3000 }],
  ['wide', { width: 4000, height: 1500 }, { x: 1000, y: 0, width: 2000 }],
  ['in 4:3', { width: 4032, height: 3024 }, { x: 0, y: 0, width: 4032 }],
])('starts the crop in the middle of a photograph that is %s', (_form, size, crop) => {
  expect(firstCrop(size)).toEqual(crop);
});

it('keeps the crop inside the photograph, and no smaller than the small file', () => {
  const size = { width: 2000, height: 1500 };
  expect(cropAt(size, { x: 300, y: -40, width: 1000 })).toEqual({ x: 300, y: 0, width: 1000 });
  expect(cropAt(size, { x: 1800, y: 1400, width: 1000 })).toEqual({ x: 1000, y: 750, width: 1000 });
  const near = cropAt(size, { x: 500, y: 375, width: 1000 }, 10);
  expect(near).toEqual({ x: 760, y: 570, width: 480 });
  expect(cropAt(size, near, 9000)).toEqual({ x: 0, y: 0, width: 2000 });
});

it.each([
  ['upright', { width: 3000, height: 4000 }, { x: -1166.67, y: 0, width: 5333.33 }],
  ['wide', { width: 4000, height: 1500 }, { x: 0, y: -750, width: 4000 }],
  ['in 4:3', { width: 4032, height: 3024 }, { x: 0, y: 0, width: 4032 }],
])('can show the whole of a photograph that is %s, in the middle', (_form, size, whole) => {
  const crop = cropAt(size, firstCrop(size), wholeWidth(size));
  for (const name of ['x', 'y', 'width'] as const) expect(crop[name]).toBeCloseTo(whole[name], 1);
  // A whole photograph stays whole when it is moved, and can be cropped again.
  expect(cropAt(size, { ...crop, x: 900, y: 900 })).toEqual(crop);
  expect(cropAt(size, crop, firstCrop(size).width).y).toBeCloseTo(firstCrop(size).y);
});

describe('the files that are saved', () => {
  const [small, large] = ['a'.repeat(64), 'b'.repeat(64)];
  beforeEach(() => {
    new FakeCaches().install();
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'caches');
  });

  it('are both sizes of each chosen photograph, once, and none of the site’s own', async () => {
    await photographStore.write(small, new Blob(['s'], { type: 'image/webp' }));
    await photographStore.write(large, new Blob(['l'], { type: 'image/jpeg' }));
    const image = storedImage(small, large);
    expect(await picturesOf(['/media/lamp-960.webp', image, image])).toEqual([
      { hash: small, type: 'image/webp', bytes: new TextEncoder().encode('s') },
      { hash: large, type: 'image/jpeg', bytes: new TextEncoder().encode('l') },
    ]);
  });

  it('can’t be read if the browser has deleted one', async () => {
    await photographStore.write(small, new Blob(['s'], { type: 'image/webp' }));
    const image = storedImage(small, large);
    await expect(picturesOf([image])).rejects.toThrow('is gone');
  });
});
