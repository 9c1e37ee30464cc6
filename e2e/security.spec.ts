import { shop } from '#shop/config';
import { openShop } from './support/page';
import { expect, test } from './support/test';

/** The headers of every response. */
const headers = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': [
    'accelerometer',
    'autoplay',
    // Merchants scan parcels with it.
    'camera=(self)',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'picture-in-picture',
    'publickey-credentials-get',
    // A merchant's tablet keeps its screen on with this.
    'screen-wake-lock=(self)',
    'usb',
    'xr-spatial-tracking',
  ]
    .map((feature) => (feature.endsWith(')') ? feature : `${feature}=()`))
    .join(', '),
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; script-src 'self'( 'sha256-[^']+')+; style-src 'self'( 'sha256-[^']+')+; img-src 'self' blob:; font-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self' http:\/\/127\.0\.0\.1:9199 http:\/\/127\.0\.0\.1:8180; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types shop#webpack shop#scripts shop#worker shop#data; frame-ancestors 'none'$/,
  ) as unknown,
};

test('every response has the same headers; only hashed files may be cached for ever', async ({
  request,
}) => {
  const page = await (await request.get('./')).text();
  const script = /static\/js\/[\w.]+\.js/.exec(page)?.[0] ?? '';
  // A 404 must not be cached: the file may be missing only for a moment.
  const missing = script.replace(/\.\w{8}\./, '.00000000.');
  const rest = ['', 'index.html', 'manifest.webmanifest', 'sw.js', '../nowhere', missing];
  for (const path of [script, ...rest]) {
    const served = (await request.get(`./${path}`)).headers();
    const cacheControl = path === script ? 'public, max-age=31536000, immutable' : 'no-cache';
    expect(served, path).toMatchObject({ ...headers, 'cache-control': cacheControl });
    for (const name of ['access-control-allow-origin', 'set-cookie']) {
      expect(served, path).not.toHaveProperty(name);
    }
  }
});

test('the root redirects to the shop, and an unknown page links to it', async ({ page, watch }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/haat\/$/);
  watch.allow(/status of 404/);
  const response = await page.goto(`${shop.basePath}no/such/page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: `Go to ${shop.name}` }).click();
  await expect(page).toHaveURL(/\/haat\/$/);
});

test('the page contains the policy, for hosts that send no headers', async ({ request }) => {
  const response = await request.get('./');
  const [, policy = ''] =
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
      await response.text(),
    ) ?? [];
  const header = (response.headers()['content-security-policy'] ?? '').split('; ');
  // The header is the same for all pages, so it also allows what other pages inline.
  for (const directive of policy.split('; ')) {
    const [name = '', ...sources] = directive.split(' ');
    const inHeader = header.find((other) => other.startsWith(`${name} `))?.split(' ');
    expect(inHeader).toEqual(expect.arrayContaining(sources));
    if (!/^(script|style)-src$/.test(name)) expect(header).toContain(directive);
  }
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe|\*|data:|https?:(?!\/\/127\.0\.0\.1:(9199|8180)\b)/);
});

test('injected scripts and styles have no effect', { tag: '@main' }, async ({ page, watch }) => {
  watch.allow(/Content Security Policy|Trusted/i, /^failed request: .*example\.com/);
  await openShop(page);
  const outcome = await page.evaluate(async () => {
    const flags = window as unknown as Record<string, unknown>;
    const attempts = {
      markup: () => {
        const script = document.createElement('script');
        script.append('window.injectedText = true');
        document.body.append(script);
      },
      html: () => {
        document.createElement('div').innerHTML =
          '<img src=x onerror="window.injectedHtml = true">';
      },
      address: () => {
        document.createElement('script').src = 'https://example.com/x.js';
      },
      policy: () => {
        window.trustedTypes?.createPolicy('mine', { createScriptURL: (address) => address });
      },
      handler: () => {
        document.body.setAttribute('onclick', 'window.injectedHandler = true');
        document.body.click();
      },
      style: () => {
        const style = document.createElement('style');
        style.textContent = 'body { color: rgb(1, 2, 3) }';
        document.head.append(style);
      },
    };
    const refused = Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return name;
      }
    });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return {
      refused,
      ran: ['injectedText', 'injectedHtml', 'injectedHandler'].filter((name) => flags[name]),
      colour: getComputedStyle(document.body).color,
      sent: await fetch('https://example.com/').then(
        () => true,
        () => false,
      ),
    };
  });
  expect(outcome).toMatchObject({ ran: [], sent: false });
  expect(outcome.colour).not.toBe('rgb(1, 2, 3)');
  expect(outcome.refused).toEqual(expect.arrayContaining(['html', 'address', 'policy']));
});

test('no other page can frame the shop', async ({ page, baseURL, watch }) => {
  watch.allow(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|violates/);
  await page.route('**/framing', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL ?? ''}"></iframe>` }),
  );
  await page.goto('/framing');
  const frame = page.frames()[1];
  await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
});
