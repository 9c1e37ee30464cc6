const { readFile } = require('node:fs/promises');
const path = require('node:path');
const sharp = require('sharp');

const ICON = path.resolve('public/icon.svg');
const SHARE_PICTURE = path.resolve('src/pages/pictures/banner-wide.jpg');
const TOKENS = path.resolve('src/styles/tokens.css');
const DARK = path.resolve('src/styles/dark.css');

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

/** The mark on a ground without holes: where it is put, the ground is not ours to choose. */
async function draw(svg, { size, mark }, background) {
  const width = Math.round(size * mark);
  const input = await sharp(svg, { density: 1200 }).resize(width).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input }])
    .png({ palette: true })
    .toBuffer();
}

/**
 * Webpack plugin: makes what a shared link and an installed shop show. Emits `manifest.webmanifest`
 * and, with hashes, the icons and the picture for shared links.
 *
 * `links`, complete when the page is made, is what the page's head says of them: the addresses
 * `icon`, `touchIcon`, `manifest` and `sharePicture`, and the `paper` of each theme.
 */
module.exports = class InstallablePlugin {
  links = {};

  constructor(shop) {
    this.shop = shop;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('InstallablePlugin', (compilation) => {
      const stage = compilation.constructor.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'InstallablePlugin', stage }, () =>
        this.emit(compiler.webpack, compilation),
      );
    });
  }

  async emit({ sources, util }, compilation) {
    const { name, description, basePath } = this.shop;
    const sourceFiles = [ICON, SHARE_PICTURE, TOKENS, DARK];
    compilation.fileDependencies.addAll(sourceFiles);
    const [svg, photograph, ...styles] = await Promise.all(
      sourceFiles.map((file) => readFile(file)),
    );
    const [light, dark] = styles.map((css) => /--paper: (#\w+)/.exec(css)[1]);

    const hash = (content) =>
      util.createHash(compilation.outputOptions.hashFunction).update(content).digest('hex');
    const put = (file, content) => {
      compilation.emitAsset(file, new sources.RawSource(content));
      return basePath + file;
    };
    const putHashed = (file, content) => {
      const { name, ext } = path.parse(file);
      return put(`static/media/${name}.${hash(content).slice(0, 8)}${ext}`, content);
    };
    // Drawn anew only when something in them has changed: a rebuild must not wait for them.
    const cache = compilation.getCache('InstallablePlugin');
    const [share, ...drawn] = await cache.providePromise(
      'pictures',
      hash(Buffer.concat([svg, photograph, Buffer.from(light)])),
      () =>
        Promise.all([
          sharp(photograph)
            .resize(1200, 630, { position: 'right' })
            .jpeg({ quality: 80, mozjpeg: true })
            .toBuffer(),
          ...Object.values(icons).map((icon) => draw(svg, icon, light)),
        ]),
    );
    const [small, large, maskable, touchIcon] = Object.keys(icons).map((name, index) =>
      putHashed(`icon-${name}.png`, drawn[index]),
    );
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
      touchIcon,
      manifest: put('manifest.webmanifest', JSON.stringify(manifest, null, 2)),
      sharePicture: putHashed('share.jpg', share),
    });
  }
};
