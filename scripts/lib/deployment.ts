import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeShopRules } from '../../build/shopRules';
import { hostingOf, readFirebaseConfig } from './hosting';

interface Options {
  /** The folder of the build. */
  site: string;
  /** The folder to write into. */
  folder: string;
  /** Whether the shop has one. */
  database: boolean;
}

/**
 * Writes what Firebase's tool deploys: the site and, for a shop with a database, the rules and indexes
 * of that. The rules have the prices that the site has.
 *
 * @returns the file of its configuration, and the names of the parts
 */
export function writeDeployment({ site, folder, database }: Options) {
  mkdirSync(folder, { recursive: true });
  const { firestore, ...config } = readFirebaseConfig();
  // What is named by a path with `..` it refuses.
  const hosting = { ...hostingOf(site, config, folder), public: path.resolve(site) };
  if (database) {
    writeFileSync(path.join(folder, path.basename(firestore.rules)), writeShopRules());
    copyFileSync(firestore.indexes, path.join(folder, path.basename(firestore.indexes)));
  }
  const file = path.join(folder, 'firebase.json');
  writeFileSync(file, JSON.stringify({ hosting, ...(database && { firestore }) }, null, 2));
  return { config: file, only: database ? 'hosting,firestore' : 'hosting' };
}

/** Removes a site of another sub-path: all of the folder is deployed, and webpack clears only its own. */
export function removeFormerSite(folder: string, basePath: string): void {
  if (!existsSync(folder + basePath)) rmSync(folder, { recursive: true, force: true });
}
