const fs = require('node:fs');
const path = require('node:path');

/** @typedef {{ title: string, licence: string, text: string }} Work */

/** The licences that only require the site to include their text. */
const allowed = ['MIT', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', '0BSD', 'OFL-1.1'];

/**
 * The folder of the package that a file belongs to; none for the shop's own files.
 *
 * @param {string} file webpack escapes each `#` in it with a NUL
 */
const packageFolderOf = (file) =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file.replaceAll('\0#', '#'))?.[0] ?? [];

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
 * Webpack plugin: writes `licences.txt` with the version and licence of every package that reaches the
 * shopper. Fails the build if a licence isn't allowed or has no text.
 */
module.exports = class LicencesPlugin {
  /**
   * @param {string[]} packages those that are not imported
   * @param {Work[]} works by others, in this repository
   */
  constructor(packages, works = []) {
    this.packages = packages.map((name) => require.resolve(`${name}/package.json`));
    this.works = works;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply({ hooks, webpack: { Compilation, WebpackError, sources } }) {
    const name = 'LicencesPlugin';
    hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const files = Array.from(compilation.modules, (module) => module.nameForCondition() ?? '');
        const folders = new Set([...files, ...this.packages].flatMap(packageFolderOf));
        const works = [...Array.from(folders, readPackage), ...this.works];
        works.sort((one, other) => one.title.localeCompare(other.title, 'en'));
        // Firebase's packages name this licence, but lack its text.
        const apache = works.find(({ licence, text }) => licence === 'Apache-2.0' && text)?.text;

        /** @type {Map<string, string[]>} */
        const titles = new Map();
        for (const { title, licence, text: own } of works) {
          const text = own || (licence === 'Apache-2.0' && apache) || '';
          const wrong = !allowed.includes(licence)
            ? `${title} is under ${licence ?? 'no licence'}, and would reach shoppers. ` +
              `Remove it, or see build/plugins/licencesPlugin.cjs: ${allowed.join(', ')} are allowed.`
            : !text && `${title} doesn’t include the text of its licence, ${licence}.`;
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
