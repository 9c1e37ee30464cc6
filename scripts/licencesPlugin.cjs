const fs = require('node:fs');
const path = require('node:path');

/** Licences that ask for no more than their text being passed on, which `licences.txt` does. */
const allowed = ['MIT', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', '0BSD', 'OFL-1.1'];

const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

function readPackage(folder) {
  const { name, version, license } = JSON.parse(fs.readFileSync(`${folder}/package.json`, 'utf8'));
  const texts = fs
    .readdirSync(folder)
    .filter((file) => /^(licen[cs]e|notice)/i.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8').trim());
  return { title: `${name} ${version}`, licence: license, text: texts.join('\n\n') };
}

/** Where the code and the files come from that the build hands out. */
function sources(compilation) {
  const files = new Set();
  const add = (module) => {
    files.add(module.nameForCondition?.() ?? '');
    // Several that were joined into one.
    module.modules?.forEach(add);
  };
  for (const chunk of compilation.chunks) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) add(module);
  }
  for (const { info } of compilation.getAssets()) {
    if (info.sourceFilename) {
      files.add(path.resolve(compilation.compiler.context, info.sourceFilename));
    }
  }
  return files;
}

/**
 * Webpack plugin: writes `licences.txt`, which names every package of which something reaches the
 * shopper, with its version, licence and licence text. Fails the build, naming the package, when a
 * licence is not one of `allowed` or its text is missing.
 *
 * @param {string[]} [also] packages that reach the shopper on another way than as webpack's modules
 */
module.exports = class LicencesPlugin {
  static allowed = allowed;

  constructor(also = []) {
    this.also = also;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('LicencesPlugin', (compilation) => {
      const stage = compilation.constructor.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'LicencesPlugin', stage }, () => {
        const { WebpackError, sources: kinds } = compiler.webpack;
        const complain = (sentence) => compilation.errors.push(new WebpackError(sentence));
        const others = this.also.map((name) => require.resolve(`${name}/package.json`));
        const folders = [...sources(compilation), ...others].flatMap(
          (file) => packageFolder.exec(file)?.[0] ?? [],
        );
        const packages = Array.from(new Set(folders), readPackage).sort((one, other) =>
          one.title.localeCompare(other.title, 'en'),
        );
        // Firebase's packages name this licence and leave its text to us.
        const apache = packages.find(({ licence, text }) => licence === 'Apache-2.0' && text)?.text;

        const titles = new Map();
        for (const { title, licence, text } of packages) {
          const shown = text || (licence === 'Apache-2.0' && apache);
          if (!allowed.includes(licence)) {
            complain(
              `${title} is under ${licence ?? 'no licence'}, and would reach the shopper. ` +
                `Do without it, or see scripts/licencesPlugin.cjs: ${allowed.join(', ')} are allowed.`,
            );
          } else if (!shown) {
            complain(`${title} has no text of its licence, ${licence}, to be passed on.`);
          }
          titles.set(shown, [...(titles.get(shown) ?? []), `${title} (${licence})`]);
        }
        const parts = Array.from(titles, ([text, names]) => `${names.join('\n')}\n\n${text}\n`);
        const rule = `\n${'-'.repeat(80)}\n\n`;
        compilation.emitAsset(
          'licences.txt',
          new kinds.RawSource(
            ['This shop is made with the work of others:\n', ...parts].join(rule),
          ),
        );
      });
    });
  }
};
