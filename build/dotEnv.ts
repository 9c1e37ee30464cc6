import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { buildVariables, firebaseVariables } from './variables';

/**
 * Adds to `env` the values of the file `.env`, if there is one. What `env` has already stays, also
 * where it is empty; when it has all of the build's variables, the file is not read.
 *
 * @throws Error as `parseDotEnv` does.
 */
export function loadDotEnv(env: Record<string, string | undefined>, file = '.env'): void {
  if (buildVariables.every((name) => env[name] !== undefined) || !existsSync(file)) return;
  for (const [name, value] of Object.entries(parseDotEnv(readFileSync(file)))) {
    env[name] ??= value;
  }
}

/**
 * The values of a `.env` file: lines of `NAME=value`, comments and empty lines.
 *
 * @throws Error that names every other line by its number and says what to write, or says that it is
 *   no text. It shows no value.
 */
export function parseDotEnv(content: Uint8Array): Record<string, string> {
  const lines = textOf(content).split(/\r\n|\r|\n/);
  const values = lines.map(valueIn);
  const complaints = lines.flatMap((line, index) =>
    values[index] ? [] : [`  line ${index + 1}: ${advise(line)}`],
  );
  if (complaints.length > 0) {
    throw new Error(`The file .env has lines that can’t be read:\n${complaints.join('\n')}`);
  }
  return Object.assign({}, ...values) as Record<string, string>;
}

function textOf(content: Uint8Array): string {
  try {
    // Leaves a byte order mark out.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    if (!text.includes('\0')) return text;
  } catch {
    // The same as with a zero in it, which UTF-16 has and text has not.
  }
  throw new Error('The file .env is not text in UTF-8. Save it again as plain text, in UTF-8.');
}

/** What the Firebase console calls each value, such as `apiKey`, and its name here. */
const consoleNames = new Map<string, string>(
  firebaseVariables.map((name) => {
    const words = name.replace('FIREBASE_', '').toLowerCase();
    return [words.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()), name];
  }),
);

/** The one value of a line; nothing of an empty line; `undefined` of one that can't be read. */
function valueIn(line: string): Record<string, string> | undefined {
  if (/^\s*(#|$)/.test(line)) return {};
  const value = parseEnv(line) as Record<string, string>;
  const [name = '', text = ''] = Object.entries(value)[0] ?? [];
  const isRead = /^[A-Za-z_]\w*$/.test(name) && !consoleNames.has(name) && !/[,;]$/.test(text);
  return isRead ? value : undefined;
}

function advise(line: string): string {
  const [word = ''] = /[A-Za-z]\w*/.exec(line) ?? [];
  const name = consoleNames.get(word) ?? (word.startsWith('FIREBASE_') ? word : undefined);
  return name
    ? `write ${name}=value, with nothing before or after it`
    : 'write NAME=value, or delete the line';
}
