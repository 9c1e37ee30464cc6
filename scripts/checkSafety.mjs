/** What the site hands out, what the tree holds, and what is installed: nothing that should not be. */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { findLeaks, forbidden } from './lib/leaks.mjs';
import { loadConfig } from './lib/shop.mjs';
import { testRun } from './lib/testStages.mjs';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
const LicencesPlugin = require('./licencesPlugin.cjs');

const { shop, resolveBuildVariables } = await loadConfig();
const folder = path.resolve(testRun.folder, 'safety');
const builtSite = testRun.site + shop.basePath;
const liveSite = `${folder}/live/dist`;
const timeout = 600_000;

const filesBelow = (site) =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Every leak in the files of a folder, whatever they hold: a picture can carry text too. */
const leaksBelow = (place, site) =>
  filesBelow(site).flatMap((file) => findLeaks(place, file, readFileSync(file, 'latin1')));

describe('the site', () => {
  test('holds no secret, no source map and no trace of its sources', () => {
    assert.ok(filesBelow(testRun.site).length > 20);
    assert.deepEqual(leaksBelow('site', testRun.site), []);
  });

  test('of a merchant names no emulator', { timeout }, async () => {
    const names = Object.keys(resolveBuildVariables({})).filter((name) => /^FIREBASE/.test(name));
    assert.equal(names.length, 7);
    const values = names.map((name) => [name, `made-up-${name.toLowerCase()}`]);
    rmSync(`${folder}/live`, { recursive: true, force: true });
    const args = ['--mode=production', `--output-path=${liveSite}${shop.basePath}`];
    const build = spawn(process.execPath, ['node_modules/webpack-cli/bin/cli.js', ...args], {
      env: { ...process.env, ...Object.fromEntries(values) },
      stdio: 'inherit',
    });
    assert.deepEqual(await once(build, 'exit'), [0, null]);
    assert.deepEqual(leaksBelow('live', liveSite), []);
    const texts = filesBelow(liveSite).map((file) => readFileSync(file, 'latin1'));
    assert.ok(texts.some((text) => text.includes('made-up-firebase_api_key')));
  });

  test('of the demo does name it: the check would see it', () => {
    const found = leaksBelow('live', testRun.site);
    assert.ok(found.some((leak) => leak.includes('the emulator')));
  });
});

describe('the tree', () => {
  /** What is under version control; where that can't be asked, all that git would not ignore. */
  function tracked() {
    try {
      const listed = execFileSync('git', ['ls-files', '-z'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      return listed.toString().split('\0').slice(0, -1);
    } catch {
      const ignored = readFileSync('.gitignore', 'utf8').match(/^.+(?=\/$)/gm);
      return readdirSync('.')
        .filter((name) => name !== '.git' && !ignored.includes(name))
        .flatMap((name) => (statSync(name).isDirectory() ? filesBelow(name) : name));
    }
  }

  test('holds no secret and nobody’s own values', () => {
    const files = tracked();
    assert.ok(files.includes('package.json') && files.includes('src/config.ts'));
    const leaks = files.flatMap((file) => findLeaks('tree', file, readFileSync(file, 'latin1')));
    assert.deepEqual(leaks, []);
  });
});

describe('the search for leaks', () => {
  // In pieces, so that this file itself holds none.
  const samples = {
    'a private key': ['-----BEGIN RSA PRIVATE', ' KEY-----'],
    'a service account': ['{ "type": ', '"service_account" }'],
    'an AWS key': ['AKIA', 'Z'.repeat(16)],
    'a GitHub token': ['ghp_', 'a1'.repeat(18)],
    'a Slack token': ['xoxb-', '123456789012'],
    'an npm token': ['npm_', 'a1'.repeat(18)],
    'a payment key': ['sk_live_', 'a1'.repeat(12)],
    'a Google client secret': ['GOCSPX-', 'a1'.repeat(14)],
    'a refresh token': ['1//0', 'a1'.repeat(20)],
    'a signed token': ['eyJ', `${'a'.repeat(12)}.eyJ${'b'.repeat(12)}.${'c'.repeat(12)}`],
    'a password in an address': ['https://me:', 'secret@shop.example'],
    'somebody’s Firebase key': ['AIza', 'a'.repeat(35)],
    'a source map': ['//# source', 'MappingURL=main.js.map'],
    'the path of a source': ['"./src/', 'start.tsx"'],
    'a folder of this machine': [process.cwd(), '/main.js'],
    'the emulator': ['"http://127.0.', '0.1:9099"'],
  };

  for (const [place, kinds] of Object.entries(forbidden)) {
    for (const what of Object.keys(kinds)) {
      test(`finds ${what} (${place})`, () => {
        assert.ok(samples[what], 'there is no sample of it');
        const [leak, ...others] = findLeaks(place, 'main.js', `of ${samples[what].join('')};`);
        assert.match(leak, new RegExp(`^main.js: ${what} `));
        assert.deepEqual(others, []);
      });
    }
  }

  test('knows files by their names', () => {
    assert.deepEqual(findLeaks('site', 'static/main.js.map', ''), [
      'static/main.js.map: a source map',
    ]);
    assert.equal(findLeaks('tree', 'shop/.env.local', '').length, 1);
    assert.deepEqual(findLeaks('tree', '.env.example', 'FIREBASE_API_KEY='), []);
  });
});

describe('what is installed', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  // A package that may run a script when it is installed is named here, with what it is for.
  const reasons = {};

  test('is what the lock file says, by its checksum', () => {
    assert.deepEqual(complaintsOf(lock, allowScripts), []);
  });

  test('is refused when the lock file leaves it open, or when it may run a script', () => {
    const packages = {
      '': {},
      'node_modules/loose': {},
      'node_modules/elsewhere': { integrity: 'sha512-x', resolved: 'git+ssh://host.example/a.git' },
      'node_modules/busy': { integrity: 'sha512-x', hasInstallScript: true },
      'node_modules/trusted': { integrity: 'sha512-x', hasInstallScript: true },
    };
    assert.deepEqual(complaintsOf({ packages }, { trusted: true }), [
      'loose: no integrity',
      'elsewhere: from git+ssh://host.example/a.git',
      'busy: its install script is neither denied nor allowed',
      'trusted: its install script is allowed without a reason',
    ]);
  });

  function complaintsOf({ packages }, scripts) {
    return Object.entries(packages).flatMap(([place, entry]) => {
      if (place === '') return [];
      const name = place.replace(/^.*node_modules\//, '');
      const { integrity, resolved, hasInstallScript } = entry;
      const isArchive = !resolved || /^https:.*[.]tgz$/.test(resolved);
      return [
        !integrity && `${name}: no integrity`,
        !isArchive && `${name}: from ${resolved}`,
        hasInstallScript &&
          !(name in scripts) &&
          `${name}: its install script is neither denied nor allowed`,
        scripts[name] &&
          !reasons[name] &&
          `${name}: its install script is allowed without a reason`,
      ].filter(Boolean);
    });
  }
});

describe('the licences', () => {
  const shop = `${folder}/licences`;
  const write = (file, text) => {
    mkdirSync(path.dirname(`${shop}/${file}`), { recursive: true });
    writeFileSync(`${shop}/${file}`, text);
  };
  const library = (name, license, text) => {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.2.3', license }));
    write(`node_modules/${name}/index.js`, `export default ${JSON.stringify(name)};`);
    if (text) write(`node_modules/${name}/LICENSE`, text);
  };

  /** Builds a page from `libraries`, already written, and gives what the build complains of. */
  async function build(...libraries) {
    const lines = libraries.map((name) => `import * as ${name} from '${name}'; alert(${name});`);
    write('index.js', lines.join('\n'));
    const compiler = webpack({
      mode: 'production',
      context: shop,
      entry: './index.js',
      output: { path: `${shop}/dist`, clean: true },
      plugins: [new LicencesPlugin(['webpack'])],
    });
    const stats = await new Promise((resolve, reject) => {
      compiler.run((error, result) => (error ? reject(error) : resolve(result)));
    });
    return stats.compilation.errors.map(({ message }) => message);
  }

  before(() => {
    rmSync(shop, { recursive: true, force: true });
    library('friendly', 'ISC', 'Copyright (c) somebody friendly');
    library('greedy', 'GPL-3.0-only', 'All of yours is mine');
    library('silent');
    library('lazy', 'MIT');
    library('unused', 'GPL-3.0-only', 'All of yours is mine');
  });

  test('are handed out with the code that they are of', async () => {
    assert.deepEqual(await build('friendly'), []);
    const text = readFileSync(`${shop}/dist/licences.txt`, 'utf8');
    assert.match(text, /^friendly 1\.2\.3 \(ISC\)\n\nCopyright \(c\) somebody friendly$/m);
    assert.match(text, /^webpack \d+\.\d+\.\d+ \(MIT\)$/m);
    assert.doesNotMatch(text, /unused/);
  });

  test('stop the build when they are not allowed, not given or without a text', async () => {
    const complaints = await build('friendly', 'greedy', 'silent', 'lazy');
    assert.equal(complaints.length, 3);
    assert.match(complaints[0], /^greedy 1\.2\.3 is under GPL-3\.0-only/);
    assert.match(complaints[1], /^lazy 1\.2\.3 has no text of its licence, MIT/);
    assert.match(complaints[2], /^silent 1\.2\.3 is under no licence/);
  });

  test('of all that reaches the shopper are served', () => {
    const text = readFileSync(`${builtSite}licences.txt`, 'utf8');
    const named = Array.from(text.matchAll(/^(\S+) [\d.]+ \((\S+)\)$/gm), ([, name]) => name);
    for (const name of [
      'react',
      'react-dom',
      'scheduler',
      'react-redux',
      '@reduxjs/toolkit',
    ].concat(
      ['immer', 'reselect', 'redux', 'react-router', 'react-error-boundary'],
      ['@firebase/auth', '@firebase/app', 'idb', 'web-vitals', 'webpack'],
      ['@fontsource-variable/figtree'],
    )) {
      assert.ok(named.includes(name), `${name} is not named`);
    }
    const files = filesBelow(testRun.site);
    assert.deepEqual(
      files.filter((file) => file.endsWith('LICENSE.txt')),
      [],
    );
    // Workbox marks what it puts into a service worker, which webpack's graph doesn't know.
    const scripts = files.filter((file) => file.endsWith('.js'));
    for (const [, part] of scripts
      .map((file) => readFileSync(file, 'utf8'))
      .join()
      .matchAll(/"workbox:([a-z-]+):/g)) {
      assert.ok(named.includes(`workbox-${part}`), `workbox-${part} is not named`);
    }
  });
});
