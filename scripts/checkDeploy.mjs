import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { loadConfig } from './lib/shop.mjs';

const { resolveBuildVariables } = await loadConfig();
const names = Object.keys(resolveBuildVariables({})).filter((name) => name.startsWith('FIREBASE_'));

/** Runs `npm run deploy` with these variables and none of `.env`. */
function deploy(given) {
  const env = { ...process.env, ...Object.fromEntries(names.map((name) => [name, ''])), ...given };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/deploy.mjs'], {
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

test('a demo shop is not deployed, and not even built', () => {
  const { status, said } = deploy({});
  assert.notEqual(status, 0);
  for (const name of names) assert.match(said, new RegExp(name));
  assert.doesNotMatch(said, /Building/);
});

test('a shop that is partly configured is not deployed, and is told what is missing', () => {
  const [first, ...rest] = names;
  const { status, said } = deploy(Object.fromEntries(rest.map((name) => [name, 'given'])));
  assert.notEqual(status, 0);
  assert.match(said, new RegExp(`Missing: ${first}\\.`));
  assert.doesNotMatch(said, /Building/);
});
