import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import runSource from './build/runSource.cjs';
import { productsFile } from './build/subpaths.cjs';
import type { EngineOptions } from './e2e/engines/walk';
import { findFirefox, findWebKit, usualPlaces } from './scripts/lib/browsers';
import { testRun } from './scripts/lib/stages';
import { shop } from '#shop/config';

const site = `http://localhost:${testRun.ports.hosting}${shop.basePath}`;
// `npm test` looks for more browsers and sets CHROME_PATH.
const chromium = process.env.CHROME_PATH || usualPlaces.chromium.find((path) => existsSync(path));

/** The walk through the shop, in each engine of this machine. The stage `browsers` sets WALK_ENGINES to those that start. */
const names = process.env.WALK_ENGINES ?? 'firefox,webkit';
const walks = [
  // This project comes first, because its tests run one at a time beside those of the others.
  names.includes('webkit') ? findWebKit() : undefined,
  names.includes('firefox') ? findFirefox() : undefined,
  { name: 'chromium', use: {} },
]
  .filter((engine) => engine !== undefined)
  .map(({ name, use }) => ({
    name: `walk in ${name}`,
    testDir: 'e2e/engines',
    // Two browsers of this engine disturb each other.
    ...(name === 'WebKitGTK' && { workers: 1 }),
    use,
  }));

/** Walks that speak any language: those in a folder of their own, and the desk's. */
const inAnyLanguage =
  /e2e[\\/](language[\\/]\w+|desk[\\/](couriers|customers|newOrder|productOrder|volume))\.spec\.ts$/;

const hasDatabase = process.env.DATABASE !== 'off';
const { products } = runSource(productsFile).exported as {
  products: { category?: string }[];
};
const categories = new Set(products.flatMap(({ category }) => category ?? []));
/** The specs of features that this shop doesn't have. */
const unavailable = [
  ...(hasDatabase ? [] : [/(account|requests|scrollPosition|walk)\.spec\.ts$|e2e[\\/]privacy\b/]),
  ...(hasDatabase && shop.orders !== false ? [] : [/e2e[\\/](desk|orders|engines[\\/]order)\b/]),
  ...(shop.guests ? [] : [/guest\.spec\.ts$/]),
  ...(shop.codes ? [] : [/codes\.spec\.ts$/]),
  ...(shop.upi ? [] : [/upi\.spec\.ts$/]),
  ...(shop.market.country === 'IN' ? [] : [/digits\.spec\.ts$/]),
  ...(products.length > 1000 ? [] : [/large\.spec\.ts$/]),
  ...(process.env.SHOP === 'sample' ? [] : [/sample\.spec\.ts$/]),
  ...(categories.size > 1 ? [] : [/categories\.spec\.ts$/]),
];

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  testIgnore: unavailable,
  outputDir: `${testRun.site}-results`,
  // There is one worker more than cores, because some tests only wait; five would wait for the emulators.
  workers: Math.min(4, availableParallelism() + 1),
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // The limits are generous for a busy machine; `npm run bench` measures speed.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '.test/browser.report' }]],
  use: {
    baseURL: site,
    // Traces would take a third of the time; `npx playwright test --trace on` makes them.
    screenshot: 'only-on-failure',
    // Tests can't intercept what a service worker answers.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: chromium,
      args: [
        // Chromium's sandbox refuses to run as root, as in most containers.
        '--no-sandbox',
        // The GPU process is slower than the page's own on a machine without a graphics card.
        '--disable-gpu',
        '--disable-software-rasterizer',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-domain-reliability',
        '--disable-sync',
        '--no-first-run',
        '--no-pings',
        '--no-proxy-server',
        // Requests to the outside fail at once instead of waiting.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
  projects: [
    ...walks,
    // Copies of the shop alone are in another language.
    ...(!shop.market.language.startsWith('en')
      ? [{ name: 'language', testMatch: inAnyLanguage, use: devices['Desktop Chrome'] }]
      : []),
    // Another copy alone has functions.
    ...(shop.functions
      ? [{ name: 'functions', testDir: 'e2e/functions', use: devices['Desktop Chrome'] }]
      : []),
    {
      name: 'chromium',
      testIgnore: [/engines/, /language/, /functions/, ...unavailable],
      use: devices['Desktop Chrome'],
    },
  ],
  webServer: {
    command: 'node scripts/run.cjs e2e/support/serve.ts',
    url: site,
    timeout: 180_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
  },
});
