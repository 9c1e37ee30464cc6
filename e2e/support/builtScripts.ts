import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testRun } from '../../scripts/lib/stages';
import { shop } from '#shop/config';

/** The source files in a script of the test build, by its source map. */
export function sourcesOf(script: string): string[] {
  const map = join(testRun.folder, 'source-maps/static/js', `${script}.map`);
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
  // webpack://shop/./src/app/startup/startShop.ts
  return sources.map((source) => source.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, ''));
}

/** The name of the script that contains a source file, such as `273.029fda5d.js`. */
export function scriptOf(source: string): string {
  const scripts = readdirSync(join(testRun.site, shop.basePath, 'static/js'));
  const found = scripts.find((script) => sourcesOf(script).includes(source));
  if (!found) throw new Error(`No script of the test build contains ${source}.`);
  return found;
}
