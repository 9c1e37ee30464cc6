import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { buildVariables } from './variables';

/** Nothing, a comment, or NAME=value, without what a line of JavaScript has around it. */
const readable =
  /^\s*(#.*|(export\s+)?[A-Z]\w*\s*=\s*("[^"]*[^",;]"|'[^']*[^',;]'|[^"'\s]*[^"',;\s])?\s*(#.*)?)?$/;

/**
 * Adds the values of the file `.env` to `env`, if there is one. What `env` has already stays, even if it is
 * empty; the file isn't read when `env` has all of the build's variables.
 *
 * @throws Error that names the lines that can't be read and says what to write. It shows no value.
 */
export function loadDotEnv(env: Record<string, string | undefined>, file = '.env'): void {
  if (buildVariables.every((name) => env[name] !== undefined) || !existsSync(file)) return;
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const lines = text.split(/\r\n|\r|\n/);
  const wrong = lines.flatMap((line, index) => (readable.test(line) ? [] : [index + 1]));
  if (wrong.length > 0) {
    throw new Error(
      `The file .env can’t be read in ${wrong.length === 1 ? 'line' : 'lines'} ${wrong.join(', ')}. ` +
        'Write each value as in .env.example: FIREBASE_API_KEY=value, with nothing before or after it.',
    );
  }
  // One by one: Node 20 gets the name wrong that comes after a blank line.
  for (const line of lines) {
    for (const [name, value] of Object.entries(parseEnv(line))) env[name] ??= value;
  }
}
