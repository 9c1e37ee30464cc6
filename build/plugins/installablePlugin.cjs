const { readFile } = require('node:fs/promises');
const path = require('node:path');
const sharp = require('sharp');
const { bannersFolder } = require('../subpaths.cjs');
const { TOKENS, fillIn, shopColours } = require('./coloursPlugin.cjs');

const ICON = path.resolve('shop/icon.svg');
const SHARE_PICTURE = path.resolve(bannersFolder, 'banner-wide.jpg');

/**
 * The icons' sizes in pixels, and the mark's share of the width. Phones crop `maskable` to a shape, of which only
 * the middle 80 % are safe.
 */
const icons = {
  small: { size: 192, mark: 0.72 },
  large: { size: 512, mark: 0.72 },
  maskable: { size: 512, mark: 0.54 },
  touch: { size: 180, mark: 0.66 },
};

/**
 * Draws the mark on an opaque background, because a phone may put a transparent one on any colour.
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

/** @param {Buffer} photograph */
const cutForSharing = (photograph) =>
  sharp(photograph)
    .resize(1200, 630, { position: 'right' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();

/**
 * Webpack plugin: emits `manifest.webmanifest`, the icons, and the picture that shared links show. `links`,
 * complete when the page is rendered, has what the page's head says about them.
 */
module.exports = class InstallablePlugin {
  links = {};

  /** @param {{ name: string, market: { language: string }, description: string, basePath: string }} shop */
  constructor(shop) {
    this.shop = shop;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply({ hooks, webpack }) {
    const name = 'InstallablePlugin';
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name, stage }, () =>
        this.emit(webpack, compilation),
      );
    });
  }

  /**
   * @param {import('webpack').Compiler['webpack']} webpack
   * @param {import('webpack').Compilation} compilation
   */
  async emit({ sources, util }, compilation) {
    const { name, market, description, basePath } = this.shop;
    compilation.fileDependencies.addAll([ICON, SHARE_PICTURE, TOKENS]);
    const colours = shopColours();
    const { '--paper': light = '' } = colours.light;
    const { '--paper': dark = '' } = colours.dark;
    const svg = Buffer.from(fillIn(await readFile(ICON, 'utf8'), colours));
    const photograph = await readFile(SHARE_PICTURE);

    const { hashFunction = 'md4' } = compilation.outputOptions;
    /** @param {Buffer} content */
    const hash = (content) => util.createHash(hashFunction).update(content).digest('hex');
    /** @type {(file: string, content: string | Buffer) => string} */
    const put = (file, content) => {
      compilation.emitAsset(file, new sources.RawSource(content));
      return basePath + file;
    };
    /** @type {(name: string, extension: string, content: Buffer) => string} */
    const putHashed = (name, extension, content) =>
      put(`static/media/${name}.${hash(content).slice(0, 8)}.${extension}`, content);

    // The icons are cached, because each rebuild would wait for them.
    const cache = compilation.getCache('InstallablePlugin');
    const etag = hash(Buffer.concat([svg, photograph, Buffer.from(light)]));
    const [share, ...drawn] = await cache.providePromise('pictures', etag, () =>
      Promise.all([
        cutForSharing(photograph),
        ...Object.values(icons).map((icon) => draw(svg, icon, light)),
      ]),
    );
    const names = Object.keys(icons);
    const [small, large, maskable, touchIcon] = drawn.map((picture, index) =>
      putHashed(`icon-${names[index]}`, 'png', picture),
    );
    const type = 'image/png';
    const manifest = {
      id: basePath,
      name,
      short_name: name,
      description,
      lang: market.language,
      start_url: basePath,
      scope: basePath,
      display: 'standalone',
      theme_color: light,
      background_color: light,
      icons: [
        { src: small, sizes: '192x192', type },
        { src: large, sizes: '512x512', type },
        { src: maskable, sizes: '512x512', type, purpose: 'maskable' },
      ],
      // Merchants share photographs to this address, which the service worker answers.
      share_target: {
        action: `${basePath}share`,
        method: 'POST',
        enctype: 'multipart/form-data',
        params: {
          title: 'title',
          text: 'text',
          files: [{ name: 'pictures', accept: ['image/*'] }],
        },
      },
    };
    Object.assign(this.links, {
      paper: { light, dark },
      icon: putHashed('icon', 'svg', svg),
      touchIcon,
      manifest: put('manifest.webmanifest', JSON.stringify(manifest, null, 2)),
      sharePicture: putHashed('share', 'jpg', share),
    });
  }
};
