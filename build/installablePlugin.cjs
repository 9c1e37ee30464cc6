const { readFile } = require('node:fs/promises');
const path = require('node:path');
const { TOKENS, fillIn, shopColours } = require('./coloursPlugin.cjs');
const { cutForSharing, draw, icons } = require('./drawIcons.cjs');

/** @import { Compilation, Compiler } from 'webpack' */

const ICON = path.resolve('public/icon.svg');
const SHARE_PICTURE = path.resolve('src/pages/pictures/banner-wide.jpg');

/**
 * Webpack plugin: makes what a shared link and an installed shop show. Emits `manifest.webmanifest`
 * and, with hashes, the icons and the picture for shared links.
 *
 * `links`, complete when the page is made, is what the page's head says of them: the addresses
 * `icon`, `touchIcon`, `manifest` and `sharePicture`, and the `paper` of each theme.
 */
module.exports = class InstallablePlugin {
  links = {};

  /** @param {{ name: string, description: string, basePath: string }} shop */
  constructor(shop) {
    this.shop = shop;
  }

  /** @param {Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('InstallablePlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'InstallablePlugin', stage }, () =>
        this.emit(compiler.webpack, compilation),
      );
    });
  }

  /**
   * @param {Compiler['webpack']} webpack
   * @param {Compilation} compilation
   */
  async emit({ sources, util }, compilation) {
    const { name, description, basePath } = this.shop;
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
    /** @type {(file: string, content: string | Buffer) => string} */
    const put = (file, content) => {
      compilation.emitAsset(file, new sources.RawSource(content));
      return basePath + file;
    };
    /** @type {(file: string, content: Buffer) => string} */
    const putHashed = (file, content) => {
      const { name, ext } = path.parse(file);
      return put(`static/media/${name}.${hash(content).slice(0, 8)}${ext}`, content);
    };
    // Drawn again only when something in them has changed: a rebuild must not wait for them.
    const etag = hash(Buffer.concat([svg, photograph, Buffer.from(light)]));
    const cache = compilation.getCache('InstallablePlugin');
    const pictures = await cache.providePromise('pictures', etag, () =>
      Promise.all([
        draw(svg, icons.small, light),
        draw(svg, icons.large, light),
        draw(svg, icons.maskable, light),
        draw(svg, icons.touch, light),
        cutForSharing(photograph),
      ]),
    );
    const small = putHashed('icon-small.png', pictures[0]);
    const large = putHashed('icon-large.png', pictures[1]);
    const maskable = putHashed('icon-maskable.png', pictures[2]);
    const manifest = {
      id: basePath,
      name,
      short_name: name,
      description,
      lang: 'en',
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
      icon: putHashed('icon.svg', svg),
      touchIcon: putHashed('icon-touch.png', pictures[3]),
      manifest: put('manifest.webmanifest', JSON.stringify(manifest, null, 2)),
      sharePicture: putHashed('share.jpg', pictures[4]),
    });
  }
};
