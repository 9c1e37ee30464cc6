import { writeFileSync } from 'node:fs';
import { temporaryFolder } from '../src/testing/temporaryFolder';
import { loadDotEnv } from './dotEnv';
import { buildVariables } from './variables';

const inFolder = temporaryFolder();

function load(content: string, env: Record<string, string | undefined> = {}) {
  const file = inFolder('.env');
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
  const values = { FIREBASE_API_KEY: 'key', FIREBASE_APP_ID: '1:2:web:3', NAME: '' };
  expect(load(text)).toEqual(values);
});

it.each([
  'FIREBASE_API_KEY: made-up',
  'apiKey="made-up"',
  'FIREBASE_API_KEY="made-up;"',
  'FIREBASE_API_KEY="made-up',
])('rejects the line %s without showing the value', (line) => {
  const reading = () => load(`# one\n${line}\nNAME=value\n};`);
  expect(reading).toThrow(/in lines 2, 4\. Write each value as in \.env\.example/);
  expect(reading).not.toThrow(/made-up/);
});

it('overrides nothing in the environment, not even an empty value', () => {
  const env = { FIREBASE_API_KEY: 'environment', FIREBASE_APP_ID: '' };
  expect(load('FIREBASE_API_KEY=file\nFIREBASE_APP_ID=file\nPORT=4000', env)).toEqual({
    ...env,
    PORT: '4000',
  });
});

it('isn’t read if it doesn’t exist, or if the environment has every variable', () => {
  const env = Object.fromEntries(buildVariables.map((name) => [name, '']));
  expect(load('apiKey: "made-up"', { ...env })).toEqual(env);
  expect(() => {
    loadDotEnv({}, inFolder('none'));
  }).not.toThrow();
});
