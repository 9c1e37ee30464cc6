import fs from 'node:fs';
import path from 'node:path';
import { writeShopRules } from '../../firestore/shopRules';
import { regionOf } from '../../functions/site';
import { type Functions, shop } from '#shop/config';
import { shop as merchants } from '../../shop/config';
import { Stop } from './stop';

/** The parts of `firebase.json` that matter here. */
interface FirebaseConfig {
  hosting: {
    public: string;
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  firestore: { rules: string; indexes: string };
  emulators: Record<string, unknown>;
}

/** `firebase.json`, which has the merchant's sub-path; another shop's takes its place. */
export const readFirebaseConfig = () =>
  JSON.parse(
    fs
      .readFileSync('firebase.json', 'utf8')
      .replaceAll(`"${merchants.basePath}`, `"${shop.basePath}`),
  ) as FirebaseConfig;

interface Options {
  /** The folder of the build. */
  site: string;
  /** The folder to write to. */
  folder: string;
  database: boolean;
}

/** The functions' part of `firebase.json`; a codebase of its own, so that no other function is deleted. */
export const functionsIn = (source: string) => ({
  source,
  codebase: 'shop',
  runtime: 'nodejs22',
});

/**
 * Writes what Firebase's tool deploys: the site and, if the shop has a database, its rules and indexes; for a shop with
 * functions also where they are, which it does not bundle.
 *
 * @returns the path of its configuration, and the arguments of each deployment
 */
export function writeDeployment({ site, folder, database }: Options) {
  fs.mkdirSync(folder, { recursive: true });
  const { firestore, ...config } = readFirebaseConfig();
  // Firebase's tool rejects a path with `..`.
  const functions = database ? shop.functions : undefined;
  const hosting = { ...hostingOf(site, config, folder, functions), public: path.resolve(site) };
  if (database) {
    fs.mkdirSync(path.join(folder, path.dirname(firestore.rules)), { recursive: true });
    fs.writeFileSync(path.join(folder, firestore.rules), writeShopRules());
    fs.copyFileSync(firestore.indexes, path.join(folder, firestore.indexes));
  }
  const file = path.join(folder, 'firebase.json');
  const parts = {
    hosting,
    ...(database && { firestore }),
    ...(functions && { functions: functionsIn('functions') }),
  };
  fs.writeFileSync(file, JSON.stringify(parts, null, 2));
  const deployments = functions
    ? // Functions that are retried need the flag, which would delete a merchant's own indexes. Before the
      // functions come the database, without which they have no triggers, and after them the rewrites to them.
      [['firestore'], ['functions', '--force'], ['hosting']]
    : [[database ? 'hosting,firestore' : 'hosting']];
  return { config: file, deployments };
}

/**
 * The `hosting` part of firebase.json for a build. The pages' content security policy becomes a header,
 * because only a header can forbid framing. Only files that exist are immutable: Firebase sends the headers
 * of an address with its 404 too.
 *
 * @param site the folder of the build, without the sub-path
 * @param from the folder that Firebase resolves paths against
 * @param functions adds their addresses
 */
export function hostingOf(
  site: string,
  { hosting }: Pick<FirebaseConfig, 'hosting'>,
  from: string,
  functions?: Functions,
) {
  const page = fs.readFileSync(path.join(site, '404.html'), 'utf8');
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  if (!policy) throw new Error(`${site}/404.html has no content security policy.`);
  const headers = hosting.headers.map(({ source, headers }) => ({
    ...(headers.some(({ value }) => value.includes('immutable'))
      ? { regex: patternOfFiles(site, source) }
      : { source }),
    headers: headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? `${policy}; ${value}` : value,
    })),
  }));
  const rewrite = functions && {
    source: `${shop.basePath}functions/**`,
    function: { functionId: 'requests', region: regionOf(functions) },
  };
  return {
    ...hosting,
    headers,
    ...(rewrite && { rewrites: [rewrite] }),
    public: path.relative(from, path.resolve(site)),
  };
}

/** A regular expression for the files in a folder of the site, by the hashes in their names. */
function patternOfFiles(site: string, source: string): string {
  const folder = source.replace('**', '');
  if (!fs.existsSync(path.join(site, folder))) {
    throw new Stop(
      `firebase.json names ${folder}, but the site has no such folder. Write the basePath of ` +
        'shop/config.ts everywhere in firebase.json.',
    );
  }
  const names = fs.readdirSync(path.join(site, folder), { recursive: true, encoding: 'utf8' });
  const hashes = new Set(names.flatMap((name) => /\.([0-9a-f]{8})[-.]/.exec(name)?.[1] ?? []));
  return `^${folder}.*\\.(${[...hashes].join('|')})[-.]`;
}
