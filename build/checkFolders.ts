import fs from 'node:fs';
import path from 'node:path';
import { imports } from '../package.json';

type Targets = Readonly<Record<string, string>> & { default: string };

/** The folders of a shop's language and country, each found by a condition in `package.json`. */
const kinds = [
  { imported: '#words/*', targets: imports['#words/*'], what: 'language', advice: 'translate' },
  { imported: '#market/*', targets: imports['#market/*'], what: 'market', advice: 'adapt' },
] as const;

/** `src/words/hi` of `./src/words/hi/*.tsx`. */
const folderOf = (target: string) => path.posix.join(path.posix.dirname(target));

const modulesIn = (folder: string) =>
  fs
    .readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));

/**
 * The files missing in the folders of a market's language and country: a message each with what to do. The compiler
 * checks what is in their modules.
 */
export function checkFolders({ name, language }: Record<'name' | 'language', unknown>): string[] {
  let short: string;
  try {
    short = new Intl.Locale(String(language)).language;
  } catch {
    return [
      `shop/config.ts: the shop has the language ${JSON.stringify(language)}; ` +
        "write a language tag, such as 'en-IN'.",
    ];
  }
  const conditions = { language: [String(language), short], market: [String(name)] };
  return kinds.flatMap(({ imported, targets, what, advice }) =>
    checkFolder(imported, targets, conditions[what], what, advice),
  );
}

function checkFolder(
  imported: string,
  targets: Targets,
  conditions: readonly string[],
  what: string,
  advice: string,
) {
  const model = folderOf(targets.default);
  const isModel = conditions.includes(path.posix.basename(model));
  const wanted = conditions.find((condition) => targets[condition]);
  const first = Object.keys(targets).find(
    (name) => conditions.includes(name) || name === 'default',
  );
  if (wanted && wanted !== first) {
    return [
      `package.json: "${wanted}" stands below "${first}" in "${imported}", which counts first; write it above.`,
    ];
  }
  const target = wanted && targets[wanted];
  const folder = target ? folderOf(target) : model;
  if (!isModel && !(target && fs.existsSync(folder))) {
    const own = conditions.at(-1) ?? '';
    const missing = path.posix.join(path.posix.dirname(model), own);
    return [
      `shop/config.ts: the shop has the ${what} ${JSON.stringify(conditions[0])}; copy ${model} to ` +
        `${missing}, ${advice} what is in it, and write it above the others in ` +
        `"${imported}" of package.json.`,
    ];
  }
  return modulesIn(model)
    .filter((file) => !fs.existsSync(`${folder}/${file}`))
    .map((file) => `${folder} has no ${file}; copy it from ${model}, and ${advice} it.`);
}
