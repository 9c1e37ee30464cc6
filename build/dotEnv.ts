import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { buildVariables } from './variables';

/** Matches an empty line, a comment, or NAME=value without anything pasted around it. */
const readable =
  /^\s*(#.*|(export\s+)?[A-Z]\w*\s*=\s*("[^"]*[^",;]"|'[^']*[^',;]'|[^"'\s]*[^"',;\s])?\s*(#.*)?)?$/;

/**
 * Adds the values of the file `.env` to `env`, but overrides none, not even an empty one. The file isn't read
 * if `env` has all of the build's variables.
 *
 * @throws Error that names the unreadable lines without showing any value
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
  // Lines are parsed one by one, because Node 20 misreads the name after a blank line.
  for (const line of lines) {
    for (const [name, value] of Object.entries(parseEnv(line))) env[name] ??= value;
  }
}
