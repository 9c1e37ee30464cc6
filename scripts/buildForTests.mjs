/** Makes the production build that the browser tests open, apart from a developer's `dist`. */
import { loadConfig } from './lib/shop.mjs';
import { supervise } from './lib/supervise.mjs';
import { testRun } from './lib/testStages.mjs';
import { startWebpack } from './lib/webpack.mjs';

supervise(async () => {
  const { shop } = await loadConfig();
  const folder = `${testRun.site}${shop.basePath}`;
  return startWebpack(['--mode=production', `--output-path=${folder}`]).ended;
});
