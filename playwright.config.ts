import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import type { EngineOptions } from './e2e/engines/walk';
import { findFirefox, findWebKit, usualPlaces } from './scripts/lib/browsers';
import { shop } from './src/config';

const site = `http://localhost:5150${shop.basePath}`;
// `npm test` has looked further, and gives what it found in CHROME_PATH.
const chromium = process.env.CHROME_PATH || usualPlaces.chromium.find((path) => existsSync(path));

/** The shopper's walk, in each engine of this machine. `npm test` says which of them start. */
const names = process.env.WALK_ENGINES ?? 'firefox,webkit';
const walks = [
  // First: its tests run one at a time, and the others beside them.
  names.includes('webkit') ? findWebKit() : undefined,
  names.includes('firefox') ? findFirefox() : undefined,
  { name: 'chromium' } as const,
]
  .filter((engine) => engine !== undefined)
  .map((engine) => ({
    name: `walk in ${engine.name}`,
    testDir: 'e2e/engines',
    // Two of its browsers at a time get into each other's way.
    ...(engine.name === 'WebKitGTK' && { workers: 1 }),
    use: engine.name === 'chromium' ? { engine } : { engine, launchOptions: {} },
  }));

/** What only a shop with a database does. */
const withDatabase = /(account|requests|ordering|orders|order|walk)\.spec\.ts$/;

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  testIgnore: process.env.DATABASE === 'off' ? withDatabase : [],
  outputDir: '.test/results',
  // One more than there are cores, for some tests wait; five would wait for the emulators.
  workers: Math.min(4, availableParallelism() + 1),
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous, for a busy machine: what a shopper must not wait for is measured by `npm run bench`.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.test/browser.report' }]],
  use: {
    baseURL: site,
    // A trace takes a third of the time; `npx playwright test --trace on` makes one.
    screenshot: 'only-on-failure',
    // What a service worker answers, no test could hold up or change; `offlineShop.ts` allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: chromium,
      args: [
        // Chromium refuses its sandbox to root, which a container usually is.
        '--no-sandbox',
        // Without a graphics card its process draws slower than the page's own does.
        '--disable-gpu',
        '--disable-software-rasterizer',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-domain-reliability',
        '--disable-sync',
        '--no-first-run',
        '--no-pings',
        '--no-proxy-server',
        // Nothing but this machine: a request to the outside fails at once instead of waiting.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    ...walks,
    {
      name: 'chromium',
      testIgnore: [/engines/, ...(process.env.DATABASE === 'off' ? [withDatabase] : [])],
      use: devices['Desktop Chrome'],
    },
  ],
  webServer: {
    command: 'node node_modules/jiti/lib/jiti-cli.mjs e2e/serve.ts',
    url: site,
    timeout: 180_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
  },
});
