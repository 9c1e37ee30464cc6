const { readFile } = require('node:fs/promises');
const path = require('node:path');
const sharp = require('sharp');
const { TOKENS, fillIn, shopColours } = require('./coloursPlugin.cjs');

/** @import { Compilation, Compiler } from 'webpack' */

const ICON = path.resolve('public/icon.svg');
const SHARE_PICTURE = path.resolve('src/pages/pictures/banner-wide.jpg');

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

/**
 * Webpack plugin: makes what a shared link and an installed shop show. Emits `manifest.webmanifest`
 * and, with hashes, the icons and the picture for shared links.
 *
 * `links`, complete when the page is made, is what the page's head says of them: the addresses
 * `icon`, `touchIcon`, `manifest` and `sharePicture`, and the `paper` of each theme.
 */
module.exports = class InstallablePlugin {
  links = {};

  /** @param {{ name: string, language: string, description: string, basePath: string }} shop */
  constructor(shop) {
    this.shop = shop;
  }

  /** @param {Compiler} compiler */
  apply({ hooks, webpack }) {
    hooks.thisCompilation.tap('InstallablePlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'InstallablePlugin', stage }, () =>
        this.emit(webpack, compilation),
      );
    });
  }

  /**
   * @param {Compiler['webpack']} webpack
   * @param {Compilation} compilation
   */
  async emit({ sources, util }, compilation) {
    const { name, language, description, basePath } = this.shop;
    compilation.fileDependencies.addAll([ICON, SHARE_PICTURE, TOKENS]);
    const [drawing, photograph] = await Promise.all([
      readFile(ICON, 'utf8'),
      readFile(SHARE_PICTURE),
    ]);
    const colours = shopColours();
    const svg = Buffer.from(fillIn(drawing, colours));
    const { '--paper': light = '' } = colours.light;
    const { '--paper': dark = '' } = colours.dark;

    const { hashFunction = 'md4' } = compilation.outputOptions;
    /** @param {Buffer} content */
    const hash = (content) => util.createHash(hashFunction).update(content).digest('hex');
    // Drawn again only when something in them has changed: a rebuild must not wait for them.
    const etag = hash(Buffer.concat([svg, photograph, Buffer.from(light)]));
    const cache = compilation.getCache('InstallablePlugin');
    const [share, ...drawn] = await cache.providePromise('pictures', etag, () =>
      Promise.all([
        cutForSharing(photograph),
        ...Object.values(icons).map((icon) => draw(svg, icon, light)),
      ]),
    );

    /** @type {(file: string, content: string | Buffer) => string} */
    const put = (file, content) => {
      compilation.emitAsset(file, new sources.RawSource(content));
      return basePath + file;
    };
    /** @type {(name: string, extension: string, content: Buffer) => string} */
    const putHashed = (name, extension, content) =>
      put(`static/media/${name}.${hash(content).slice(0, 8)}.${extension}`, content);
    const names = Object.keys(icons);
    const [small, large, maskable, touch] = drawn.map((picture, index) =>
      putHashed(`icon-${names[index]}`, 'png', picture),
    );
    const manifest = {
      id: basePath,
      name,
      short_name: name,
      description,
      lang: language,
      start_url: basePath,
      scope: basePath,
      display: 'standalone',
      theme_color: light,
      background_color: light,
      icons: [
        { src: small, sizes: '192x192', type: 'image/png' },
        { src: large, sizes: '512x512', type: 'image/png' },
        { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    };
    Object.assign(this.links, {
      paper: { light, dark },
      icon: putHashed('icon', 'svg', svg),
      touchIcon: touch,
      manifest: put('manifest.webmanifest', JSON.stringify(manifest, null, 2)),
      sharePicture: putHashed('share', 'jpg', share),
    });
  }
};
