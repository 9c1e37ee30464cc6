import { PICTURE_BYTES, storedHashes, storedImage } from '../../catalogue/model/cards';
import { photographStore } from '../../catalogue/product/pictureStore';
import { sha256 } from '../../orders/model/sha256';

/** The widths of a photograph's two files, in pixels. Their height is three quarters of that. */
export const SMALL = 480;
export const LARGE = 960;

/** The 4:3 part of a photograph that is used, in the photograph's pixels: with a ground beside or above it to show it whole. */
export interface Crop {
  x: number;
  y: number;
  width: number;
}

type Size = Pick<ImageBitmap, 'width' | 'height'>;
type Source = ImageBitmap | OffscreenCanvas;

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** The width of the largest part that the photograph fills. */
const largestWidth = ({ width, height }: Size) => Math.min(width, (height * 4) / 3);
/** The width of the smallest part that shows the whole photograph. */
export const wholeWidth = ({ width, height }: Size) => Math.max(width, (height * 4) / 3);

/** Where a length starts in a longer or shorter one: inside, or around it. */
const startIn = (start: number, length: number, whole: number) =>
  length > whole ? (whole - length) / 2 : between(0, start, whole - length);

/** The part around the same place with another width, as far as it has something of the photograph and isn't too small. */
export function cropAt(size: Size, { x, y, width }: Crop, next = width): Crop {
  const fitting = between(SMALL, next, wholeWidth(size));
  return {
    x: startIn(x + (width - fitting) / 2, fitting, size.width),
    y: startIn(y + ((width - fitting) * 3) / 8, (fitting * 3) / 4, size.height),
    width: fitting,
  };
}

/** The first crop: the largest part, in the middle. */
export const firstCrop = (size: Size) =>
  cropAt(size, { x: size.width / 2, y: size.height / 2, width: 0 }, largestWidth(size));

/**
 * Decodes a photograph, upright and without what the camera has written into its file; the caller closes it. Resolves
 * with why it can't be a product's, if so.
 */
export async function openPhotograph(file: Blob) {
  const photograph = await createImageBitmap(file).catch(() => undefined);
  const { name = '' } = file as Partial<File>;
  if (!photograph) return /hei[cf]/i.test(`${file.type} ${name}`) ? 'heic' : 'unreadable';
  if (largestWidth(photograph) >= SMALL) return photograph;
  photograph.close();
  return 'too-small';
}

/** Fills a canvas with a part of a picture. */
export function drawCrop(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  picture: Source,
  { x, y, width }: Crop,
) {
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | null;
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, width, (width * 3) / 4, 0, 0, canvas.width, canvas.height);
}

function scale(picture: Source, crop: Crop, width: number) {
  const canvas = new OffscreenCanvas(width, Math.round((width * 3) / 4));
  drawCrop(canvas, picture, crop);
  return canvas;
}

/** Fills what is transparent with white. */
function fillGround(canvas: OffscreenCanvas) {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
}

/** Encodes a file as WebP, or as JPEG, without transparency, if the browser can't write WebP. */
async function compress(canvas: OffscreenCanvas, type = 'image/webp', quality = 0.85) {
  const file = await canvas.convertToBlob({ type, quality });
  if (file.type !== type) {
    fillGround(canvas);
    return compress(canvas, 'image/jpeg');
  }
  if (file.size <= PICTURE_BYTES || quality < 0.1) return file;
  return compress(canvas, type, quality - 0.1);
}

/** Stores a file in this browser, and resolves with its hash. */
async function store(canvas: OffscreenCanvas): Promise<string> {
  const file = await compress(canvas);
  const hash = await sha256(await file.arrayBuffer());
  await photographStore.write(hash, file);
  return hash;
}

/** Makes both files of a photograph, stores them in this browser, and resolves with its `image`. */
export async function preparePhotograph(photograph: ImageBitmap, crop: Crop): Promise<string> {
  // The crop isn't enlarged if it is smaller than the file.
  const large = scale(photograph, crop, Math.min(LARGE, Math.round(crop.width)));
  // The small file is made from the large one, as some browsers skip pixels in a large step.
  const small = scale(large, { x: 0, y: 0, width: large.width }, SMALL);
  return storedImage(await store(small), await store(large));
}

/**
 * The files of photographs that this browser has stored, as they are saved. Those of the site's files have none.
 * Rejects if one is gone.
 */
export async function picturesOf(images: readonly string[]) {
  const hashes = new Set(images.flatMap((image) => Object.values(storedHashes(image) ?? {})));
  const read = async (hash: string) => {
    const file = await photographStore.read(hash);
    if (!file) throw new Error(`The photograph ${hash} is gone.`);
    return { hash, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
  };
  return Promise.all(Array.from(hashes, read));
}
