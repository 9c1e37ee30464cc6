import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { productsOf } from '../checks/merchant/productsOf';
import { writeCatalogue } from '../checks/merchant/secondShop';
import { copyProject } from '../checks/projectCopy';
import { shop } from '../shop/config';

/** Generates products that use this shop's pictures. */
const productsFor = (count) =>
  productsOf(
    count,
    readdirSync('shop/pictures').map((file) => parse(file).name),
  );

/** @returns the folder of a new copy of the project as it is */
export function copyTree(folder) {
  copyProject(folder);
  return resolve(folder);
}

/** The earlier commit that `--against` names. */
export const against = parseArgs({ options: { against: { type: 'string' } } }).values.against;

/** @returns the folder of a new copy of a commit, with today's packages */
export function copyCommit(commit, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const options = { maxBuffer: 1_000_000_000 };
  const files = execFileSync('git', ['archive', commit], options);
  execFileSync('tar', ['-x', '-C', folder], { input: files });
  for (const shared of ['node_modules', '.pictures']) {
    symlinkSync(resolve(shared), `${folder}/${shared}`);
  }
  return resolve(folder);
}

/**
 * Builds the shop in this folder with so many generated products, into `dist/` and their number.
 *
 * @returns the build time in seconds
 */
export function buildShop(folder, count, env) {
  const start = performance.now();
  writeCatalogue(folder, productsFor(count));
  const webpack = ['node_modules/webpack-cli/bin/cli.js', '--mode=production', '--no-cache'];
  execFileSync(process.execPath, [...webpack, `--output-path=dist/${count}${shop.basePath}`], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return (performance.now() - start) / 1000;
}
