import { expect, openShop, test } from './shop';

/**
 * The score of the HTTP Observatory's method (MDN, its scoring chart) as far as it can apply here: from
 * 100, with what each header gives or takes. A modifier that needs a public host, such as HSTS
 * preloading, gives nothing.
 */
function score(headers: Record<string, string>): Record<string, number> {
  const policy = new Map(
    (headers['content-security-policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name, values] as const;
    }),
  );
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const loose = (name: string) =>
    of(name).some((value) => /^(\*|https?:|data:|'unsafe-(inline|eval|hashes)')$/.test(value));
  const maxAge = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]);
  const strictDefault = policy.get('default-src')?.join() === "'none'";
  const isStrict = !['script-src', 'style-src', 'object-src'].some(loose);
  return {
    base: 100,
    csp: !policy.has('default-src') ? -25 : !isStrict ? -20 : strictDefault ? 10 : 5,
    hsts: maxAge >= 15_768_000 ? 0 : -20,
    nosniff: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    framing: of('frame-ancestors').join() === "'none'" && policy.has('frame-ancestors') ? 5 : -20,
    referrer: /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(
      headers['referrer-policy'] ?? '',
    )
      ? 5
      : 0,
    corp: /^same-(origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
    cors: headers['access-control-allow-origin'] === undefined ? 0 : -50,
    cookies: headers['set-cookie'] === undefined ? 0 : -20,
  };
}

test.describe('the headers', () => {
  for (const path of ['', 'index.html', '../nowhere', 'static/js/nowhere.js']) {
    test(`are worth 130 points of the HTTP Observatory: /haat/${path}`, async ({ request }) => {
      const headers = (await request.get(`./${path}`)).headers();
      const points = score(headers);
      expect(
        Object.values(points).reduce((sum, point) => sum + point),
        JSON.stringify(points),
      ).toBeGreaterThanOrEqual(130);
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
    });
  }

  test('let browsers keep hashed files for ever, and ask for the rest again', async ({
    request,
  }) => {
    const page = await (await request.get('./')).text();
    const script = /static\/js\/[\w.]+\.js/.exec(page)?.[0] ?? '';
    const cacheControl = async (path: string) =>
      (await request.get(path)).headers()['cache-control'];
    expect(await cacheControl(`./${script}`)).toBe('public, max-age=31536000, immutable');
    for (const path of ['./', './index.html', './manifest.webmanifest', './sw.js', '../nowhere']) {
      expect(await cacheControl(path)).toBe('no-cache');
    }
  });
});

test('the site leads to the shop, and says so where there is nothing', async ({ page, watch }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/haat\/$/);
  watch.allow(/status of 404/);
  const response = await page.goto('/haat/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Haat' }).click();
  await expect(page).toHaveURL(/\/haat\/$/);
});

test('the page carries the policy itself, for hosts that send no headers', async ({ request }) => {
  const response = await request.get('./');
  const page = await response.text();
  const [, policy = ''] =
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
      page,
    ) ?? [];
  expect(response.headers()['content-security-policy']).toBe(`${policy}; frame-ancestors 'none'`);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe|\*|data:|https?:(?!\/\/127\.0\.0\.1:9199\b)/);
});

test('nothing that is injected into the page runs', async ({ page, watch }) => {
  watch.allow(/Content Security Policy|Trusted/i, /^failed request: .*example\.com/);
  await openShop(page);
  const outcome = await page.evaluate(async () => {
    const tried: Record<string, boolean> = {};
    const flags = window as unknown as Record<string, unknown>;
    const attempt = (name: string, act: () => void) => {
      try {
        act();
        tried[name] = true;
      } catch {
        tried[name] = false;
      }
    };
    attempt('markup', () => {
      const script = document.createElement('script');
      script.append('window.injectedText = true');
      document.body.append(script);
    });
    attempt('html', () => {
      document.createElement('div').innerHTML = '<img src=x onerror="window.injectedHtml = true">';
    });
    attempt('address', () => {
      document.createElement('script').src = 'https://example.com/x.js';
    });
    attempt('policy', () => {
      window.trustedTypes?.createPolicy('mine', { createScriptURL: (address) => address });
    });
    attempt('handler', () => {
      document.body.setAttribute('onclick', 'window.injectedHandler = true');
      document.body.click();
    });
    attempt('style', () => {
      const style = document.createElement('style');
      style.textContent = 'body { color: rgb(1, 2, 3) }';
      document.head.append(style);
    });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return {
      tried,
      ran: ['injectedText', 'injectedHtml', 'injectedHandler'].filter((name) => flags[name]),
      colour: getComputedStyle(document.body).color,
      sent: await fetch('https://example.com/').then(
        () => true,
        () => false,
      ),
    };
  });
  expect(outcome.ran).toEqual([]);
  expect(outcome.sent).toBe(false);
  expect(outcome.colour).not.toBe('rgb(1, 2, 3)');
  expect(outcome.tried).toMatchObject({ html: false, address: false, policy: false });
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
