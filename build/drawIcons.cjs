const sharp = require('sharp');

/**
 * The installed icons: pixels, and how much of the width the mark takes. Phones cut `maskable` to a
 * shape of their own, of which only the middle 80 % are sure.
 */
const icons = {
  small: { size: 192, mark: 0.72 },
  large: { size: 512, mark: 0.72 },
  maskable: { size: 512, mark: 0.54 },
  touch: { size: 180, mark: 0.66 },
};

/**
 * The mark on a ground without holes: where it is put, the ground is not ours to choose.
 *
 * @param {Buffer} svg
 * @param {{ size: number, mark: number }} icon
 * @param {string} background
 */
async function draw(svg, { size, mark }, background) {
  const width = Math.round(size * mark);
  const input = await sharp(svg, { density: 1200 }).resize(width).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input }])
    .png({ palette: true })
    .toBuffer();
}

/**
 * The picture that a shared link shows.
 *
 * @param {Buffer} photograph
 */
const cutForSharing = (photograph) =>
  sharp(photograph)
    .resize(1200, 630, { position: 'right' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();

module.exports = { cutForSharing, draw, icons };
