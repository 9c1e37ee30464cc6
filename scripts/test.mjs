/** `npm test`: every stage, or those named: `npm test -- unit lint`. */
import { mkdirSync, rmSync } from 'node:fs';
import { findChromium } from './lib/chromium.mjs';
import { startEmulators } from './lib/emulators.mjs';
import { installMissing } from './lib/install.mjs';
import { requireFree } from './lib/ports.mjs';
import { demoEnvironment } from './lib/shop.mjs';
import { startNode, Stop, supervise } from './lib/supervise.mjs';
import { reportOf, stages, testRun } from './lib/testStages.mjs';

supervise(
  async () => {
    const chosen = choose(process.argv.slice(2));
    await installMissing();
    const env = { ...(await demoEnvironment()), AUTH_EMULATOR_URL: testRun.authUrl };
    // Set to production, it would give the unit tests the wrong React.
    delete env.NODE_ENV;
    if (chosen.some(({ browser }) => browser)) env.CHROME_PATH = await findChromium();
    mkdirSync(testRun.folder, { recursive: true });

    const results = [];
    const quick = chosen.filter((stage) => stage.quick).map((stage) => run(stage, env));
    for (const result of quick) results.push(await result);
    for (const stage of chosen.filter((stage) => !stage.quick)) {
      const needed = results.find(({ name }) => name === stage.needs);
      results.push(needed?.failed ? notRun(stage) : await run(stage, env));
    }
    return summarise(results);
  },
  { interrupted: 130 },
);

/** The stages of these names, with those that they need; all of them where none is named. */
function choose(names) {
  const known = stages.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Stop(`There is no stage ${unknown.join(', ')}. The stages: ${known.join(', ')}.`);
  }
  if (names.length === 0) return stages;
  const named = stages.filter(({ name }) => names.includes(name));
  return stages.filter(
    (stage) => named.includes(stage) || named.some(({ needs }) => needs === stage.name),
  );
}

/** Runs one stage. Never throws: whatever goes wrong is the stage's failure. */
async function run(stage, env) {
  const began = Date.now();
  rmSync(reportOf(stage.name), { force: true });
  if (!stage.quick) heading(stage);
  const code = await (stage.quick ? runQuietly(stage, env) : runAloud(stage, env)).catch(
    (error) => {
      console.error(error instanceof Stop ? error.message : error);
      return 1;
    },
  );
  const { passed, failed } = count(stage, code);
  return {
    name: stage.name,
    passed,
    // A tool that fails without a failed test, or that finds no tests at all, has failed too.
    failed: code === 0 && passed > 0 ? failed : Math.max(1, failed),
    seconds: Math.round((Date.now() - began) / 1000),
  };
}

async function runAloud({ name, args, ports = [], emulator }, env) {
  await requireFree(ports.map((port) => ({ port, holder: 'another test run' })));
  const folder = `${testRun.folder}/${name}`;
  const emulators = emulator && (await startEmulators({ folder, auth: testRun.ports.auth }));
  await emulators?.ready();
  const code = await startNode(name, args, { env }).ended;
  await emulators?.end();
  return code;
}

async function runQuietly({ name, args }, env) {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const stdio = ['ignore', 'pipe', 'pipe'];
  const child = startNode(name, args, { env: { ...env, ...color }, stdio });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => said.push(data));
  const code = await child.ended;
  heading({ name });
  process.stdout.write(Buffer.concat(said));
  return code;
}

function count(stage, code) {
  if (!stage.count) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  try {
    return stage.count(reportOf(stage.name));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function notRun(stage) {
  heading(stage);
  console.log(`Not run: ${stage.needs} failed.`);
  return { name: stage.name, passed: 0, failed: 1, seconds: 0 };
}

function heading({ name }) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
}

/** Prints the table and, alone on the last line, the sums. Returns the exit code. */
function summarise(results) {
  heading({ name: 'summary' });
  const row = (name, result, ...numbers) =>
    console.log(name.padEnd(12), result.padEnd(8), ...numbers.map((n) => String(n).padStart(8)));
  row('stage', 'result', 'passed', 'failed', 'seconds');
  for (const { name, passed, failed, seconds } of results) {
    row(name, failed ? 'FAILED' : 'ok', passed, failed, seconds);
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}
