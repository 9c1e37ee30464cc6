import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDotEnv } from './dotEnv';
import { buildVariables } from './variables';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'dot-env-'))));
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function load(content: string | Buffer, env: Record<string, string | undefined> = {}) {
  const file = join(folder, '.env');
  writeFileSync(file, content);
  loadDotEnv(env, file);
  return env;
}

it.each([
  ['plain lines', 'FIREBASE_API_KEY=key\nFIREBASE_APP_ID=1:2:web:3\nNAME=\n'],
  ['a byte order mark', '\uFEFFFIREBASE_API_KEY=key\nFIREBASE_APP_ID=1:2:web:3\nNAME='],
  ['the line ends of Windows', 'FIREBASE_API_KEY=key\r\nFIREBASE_APP_ID=1:2:web:3\r\nNAME='],
  ['quotes and spaces', 'FIREBASE_API_KEY = "key"\n export FIREBASE_APP_ID=\'1:2:web:3\' \nNAME='],
  ['comments', '# mine: {\n\nFIREBASE_API_KEY=key # it\n \nFIREBASE_APP_ID=1:2:web:3\nNAME='],
])('reads %s', (_what, text) => {
  const given = { FIREBASE_API_KEY: 'key', FIREBASE_APP_ID: '1:2:web:3', NAME: '' };
  expect(load(text)).toEqual(given);
});

it.each([
  ['a colon', 'FIREBASE_API_KEY: made-up'],
  ['nothing between name and value', 'FIREBASE_API_KEY made-up'],
  ['the name of the console', 'apiKey="made-up"'],
  ['a comma at the end', 'FIREBASE_API_KEY=made-up,'],
  ['a semicolon in the quotes', 'FIREBASE_API_KEY="made-up;"'],
  ['a quote that does not end', 'FIREBASE_API_KEY="made-up'],
  ['an encoding other than UTF-8', Buffer.from('FIREBASE_API_KEY=key', 'utf16le').toString()],
])('does not guess where there is %s, and shows no value', (_what, line) => {
  const reading = () => load(`# one\n${line}\nNAME=value\n};`);
  expect(reading).toThrow(/in lines 2, 4\. Write each value as in \.env\.example/);
  expect(reading).not.toThrow(/made-up/);
});

it('adds what the environment does not give, not even as an empty value', () => {
  const env = { FIREBASE_API_KEY: 'environment', FIREBASE_APP_ID: '' };
  expect(load('FIREBASE_API_KEY=file\nFIREBASE_APP_ID=file\nPORT=4000', env)).toEqual({
    ...env,
    PORT: '4000',
  });
});

it('is not read when it is not there, or the environment gives everything, as a test run does', () => {
  const env = Object.fromEntries(buildVariables.map((name) => [name, '']));
  expect(load('apiKey: "made-up"', { ...env })).toEqual(env);
  expect(() => {
    loadDotEnv({}, join(folder, 'none'));
  }).not.toThrow();
});
