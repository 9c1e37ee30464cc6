/** Draws the sample's pictures again: `node scripts/run.cjs src/testing/shops/sample/drawings/draw.ts`, or one by its name. */
import path from 'node:path';
import sharp from 'sharp';
import { banners, scenes } from './scenes';
import { HEIGHT, scene, WIDTH } from './solids';

const folder = path.resolve('src/testing/shops/sample');
const [only] = process.argv.slice(2);

/** Small things are enlarged, but stay smaller than large ones. */
const CLOSEST = 1.7;

type Size = readonly [across: number, down: number];

/** How things are moved into the middle of a picture of this size, so that they fill this part of it. */
async function framed(things: string, [width, height]: Size, [across, down]: Size) {
  const { info } = await sharp(Buffer.from(scene(things)))
    .trim()
    .toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0);
  const upper = -(info.trimOffsetTop ?? 0);
  const zoom = Math.min((width * across) / info.width, (height * down) / info.height, CLOSEST);
  const x = width / 2 - (left + info.width / 2) * zoom;
  const y = height * 0.52 - (upper + info.height / 2) * zoom;
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${zoom.toFixed(3)})`;
}

async function draw(file: string, svg: string) {
  const { size } = await sharp(Buffer.from(svg)).webp({ quality: 64, effort: 6 }).toFile(file);
  console.log(path.relative('', file), size);
}

async function drawAll() {
  for (const [name, drawing] of Object.entries(scenes)) {
    if (only && name !== only) continue;
    const things = drawing();
    const place = await framed(things, [WIDTH, HEIGHT], [0.84, 0.72]);
    await draw(path.join(folder, 'pictures', `${name}.webp`), scene(things, place));
  }
  for (const [name, { size, place, things }] of Object.entries(banners)) {
    if (only && name !== only) continue;
    const svg = scene(things(), place, size);
    await sharp(Buffer.from(svg))
      .jpeg({ quality: 70, progressive: true, mozjpeg: true })
      .toFile(path.join(folder, 'banners', `${name}.jpg`));
  }
}

void drawAll();
