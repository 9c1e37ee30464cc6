const fs = require('node:fs');
const path = require('node:path');

/** @typedef {{ title: string, licence: string, text: string }} Work */

/** Licences that ask for no more than their text being passed on, which `licences.txt` does. */
const allowed = ['MIT', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', '0BSD', 'OFL-1.1'];

const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/**
 * The folder of the package that a file belongs to; none for a file of the shop itself.
 *
 * @param {string} file a path in which webpack may have escaped each `#` with a NUL before it
 */
const packageFolderOf = (file) => packageFolder.exec(file.replaceAll('\0#', '#'))?.[0] ?? [];

/** @type {(folder: string) => Work} */
function readPackage(folder) {
  const { name, version, license } = JSON.parse(fs.readFileSync(`${folder}/package.json`, 'utf8'));
  const texts = fs
    .readdirSync(folder)
    .filter((file) => /^(licen[cs]e|notice)/i.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8').trim());
  return { title: `${name} ${version}`, licence: license, text: texts.join('\n\n') };
}

/**
 * Webpack plugin: writes `licences.txt`, which names every package that the shop's scripts import, with
 * its version, licence and licence text. Fails the build, naming the package, when a licence is not one
 * of `allowed` or its text is missing.
 */
module.exports = class LicencesPlugin {
  static packageFolderOf = packageFolderOf;

  /**
   * @param {string[]} packages what reaches the shopper without being imported
   * @param {Work[]} works what is in this repository and by others
   */
  constructor(packages, works = []) {
    this.packages = packages.map((name) => require.resolve(`${name}/package.json`));
    this.works = works;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply({ hooks, webpack: { Compilation, WebpackError, sources } }) {
    hooks.thisCompilation.tap('LicencesPlugin', (compilation) => {
      /** @type {Work[]} */
      let works = [];
      compilation.hooks.finishModules.tap('LicencesPlugin', (modules) => {
        const files = Array.from(modules, (module) => module.nameForCondition() ?? '');
        const folders = [...files, ...this.packages].flatMap(packageFolderOf);
        works = [...Array.from(new Set(folders), readPackage), ...this.works].sort((one, other) =>
          one.title.localeCompare(other.title, 'en'),
        );
      });
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: 'LicencesPlugin', stage }, () => {
        // Firebase's packages name this licence and leave its text to us.
        const apache = works.find(({ licence, text }) => licence === 'Apache-2.0' && text)?.text;

        /** @type {Map<string, string[]>} */
        const titles = new Map();
        for (const { title, licence, text: own } of works) {
          const text = own || (licence === 'Apache-2.0' && apache) || '';
          const wrong = !allowed.includes(licence)
            ? `${title} is under ${licence ?? 'no licence'}, and would reach the shopper. ` +
              `Do without it, or see build/plugins/licencesPlugin.cjs: ${allowed.join(', ')} are allowed.`
            : !text && `${title} has no text of its licence, ${licence}, to be passed on.`;
          if (wrong) compilation.errors.push(new WebpackError(wrong));
          titles.set(text, [...(titles.get(text) ?? []), `${title} (${licence})`]);
        }
        const parts = Array.from(titles, ([text, names]) => `${names.join('\n')}\n\n${text}\n`);
        const content = ['This shop is made with the work of others:\n', ...parts];
        const rule = `\n${'-'.repeat(80)}\n\n`;
        compilation.emitAsset('licences.txt', new sources.RawSource(content.join(rule)));
      });
    });
  }
};
