import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDotEnv, parseDotEnv } from './dotEnv';
import { buildVariables } from './variables';

const parse = (text: string) => parseDotEnv(Buffer.from(text));

it.each([
  ['plain lines', 'FIREBASE_API_KEY=key\nFIREBASE_APP_ID=1:2:web:3\n'],
  ['a byte order mark', '\uFEFFFIREBASE_API_KEY=key\nFIREBASE_APP_ID=1:2:web:3'],
  ['the ends of lines of Windows', 'FIREBASE_API_KEY=key\r\nFIREBASE_APP_ID=1:2:web:3\r\n'],
  ['quotes and spaces', 'FIREBASE_API_KEY = "key"\n  export FIREBASE_APP_ID=\'1:2:web:3\' '],
  ['comments', '# mine: {\n\nFIREBASE_API_KEY=key # the key\n \nFIREBASE_APP_ID=1:2:web:3'],
])('reads %s', (_what, text) => {
  expect(parse(text)).toEqual({ FIREBASE_API_KEY: 'key', FIREBASE_APP_ID: '1:2:web:3' });
});

it('keeps what an unfilled copy of .env.example says: nothing', () => {
  expect(parse('FIREBASE_API_KEY=\nFIREBASE_APP_ID=')).toEqual({
    FIREBASE_API_KEY: '',
    FIREBASE_APP_ID: '',
  });
});

it('names the lines that are pasted from the Firebase console, and what to write there', () => {
  const pasted = `const firebaseConfig = {
  apiKey: "AIza-made-up",
  authDomain: "shop.firebaseapp.com",
};
FIREBASE_PROJECT_ID=shop`;
  expect(() => parse(pasted)).toThrow(
    new Error(
      `The file .env has lines that can’t be read:
  line 1: write NAME=value, or delete the line
  line 2: write FIREBASE_API_KEY=value, with nothing before or after it
  line 3: write FIREBASE_AUTH_DOMAIN=value, with nothing before or after it
  line 4: write NAME=value, or delete the line`,
    ),
  );
});

it.each([
  ['a colon', 'FIREBASE_API_KEY: made-up'],
  ['nothing between name and value', 'FIREBASE_API_KEY made-up'],
  ['the name of the console', 'apiKey=made-up'],
  ['a comma at the end', 'FIREBASE_API_KEY=made-up,'],
  ['a semicolon at the end', 'FIREBASE_API_KEY="made-up;"'],
  ['a quote that does not end', 'FIREBASE_API_KEY="made-up'],
])('does not guess where there is %s, and shows no value', (_what, line) => {
  expect(() => parse(`# one\n${line}`)).toThrow(
    /:\n {2}line 2: write FIREBASE_API_KEY=value, with nothing before or after it$/,
  );
  expect(() => parse(line)).not.toThrow(/made-up/);
});

it.each([
  ['UTF-16', Buffer.from('\uFEFFFIREBASE_API_KEY=key\n', 'utf16le')],
  ['UTF-16 without a mark', Buffer.from('FIREBASE_API_KEY=key\n', 'utf16le')],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
  ['another alphabet’s encoding', Buffer.from('NAME=caf\xe9', 'latin1')],
])('says so when it is no text in UTF-8: %s', (_what, content) => {
  expect(() => parseDotEnv(content)).toThrow(
    'The file .env is not text in UTF-8. Save it again as plain text, in UTF-8.',
  );
});

describe('the file', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'dot-env-'));
    file = join(folder, '.env');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('adds what the environment does not give, not even as an empty value', () => {
    writeFileSync(file, 'FIREBASE_API_KEY=file\nFIREBASE_APP_ID=file\nPORT=4000');
    const env = { FIREBASE_API_KEY: 'environment', FIREBASE_APP_ID: '' };
    loadDotEnv(env, file);
    expect(env).toEqual({ FIREBASE_API_KEY: 'environment', FIREBASE_APP_ID: '', PORT: '4000' });
  });

  it('need not be there', () => {
    const env = {};
    loadDotEnv(env, file);
    expect(env).toEqual({});
  });

  it('stops with what is wrong in it', () => {
    writeFileSync(file, 'apiKey: "made-up"');
    expect(() => {
      loadDotEnv({}, file);
    }).toThrow(/line 1: write FIREBASE_API_KEY=value/);
  });

  it('is not read when the environment gives everything, as a test run does', () => {
    writeFileSync(file, 'apiKey: "made-up"');
    const env = Object.fromEntries(buildVariables.map((name) => [name, '']));
    expect(() => {
      loadDotEnv(env, file);
    }).not.toThrow();
  });
});
