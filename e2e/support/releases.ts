import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { contentTypes, type filesBelow } from '../../scripts/lib/siteFiles';
import { shop } from '#shop/config';
import { scriptOf } from './builtScripts';

type Site = ReturnType<typeof filesBelow>;

const worker = `${shop.basePath}sw.js`;

/** Moves the scripts and the catalogue to the next release's folders. */
const move = (text: string) =>
  text
    .replaceAll('static/js/', 'static/next/')
    .replaceAll('static/catalogue/', 'static/catalogue/next/');

/** The path of the script that contains a source file, in the test build or in its next release. */
export function scriptWith(site: Site, source: string): string {
  const address = `${shop.basePath}static/js/${scriptOf(source)}`;
  return site.has(address) ? address : move(address);
}

/** The site of a shop whose catalogue is too large to be stored with its pages. */
export function withLargeCatalogue(site: Site): Site {
  const text = String(site.get(worker));
  const stored = /\{"url":"[^"]*static\/catalogue\/[^}]*\},?/g;
  return new Map(site).set(worker, Buffer.from(text.replace(stored, '')));
}

/** The next release of a site: the same files at other paths, and a mark in its pages. */
export function nextRelease(site: Site): Site {
  const files: Site = new Map(
    Array.from(site, ([path, content]) => {
      if (!/\.(js|html)$/.test(path)) return [move(path), content];
      const text = move(content.toString());
      const mark = '<meta name="release" content="second">';
      const isPage = path.endsWith('.html');
      return [move(path), Buffer.from(isPage ? text.replace('<title>', `${mark}$&`) : text)];
    }),
  );
  const entry = /"url":"([^"]+)","integrity":"[^"]+","revision":(null|"[^"]+")/g;
  const text = files.get(worker)?.toString() ?? '';
  const manifest = text.replace(entry, (_, url: string, revision: string) => {
    const hash = createHash('sha256').update(files.get(url) ?? '');
    const newRevision = url.endsWith('.html') ? '"second"' : revision;
    return `"url":"${url}","integrity":"sha256-${hash.digest('base64')}","revision":${newRevision}`;
  });
  return files.set(worker, Buffer.from(manifest));
}

/** Serves a site, then its next releases, at an origin of its own, as a good static host does. */
export async function startHost(site: Site) {
  let files: Site = site;
  const requested: string[] = [];
  let stalled: { pattern: RegExp; released: AbortSignal } | undefined;
  const answer = async ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const pathname = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    requested.push(pathname);
    if (stalled?.pattern.test(pathname) && !stalled.released.aborted) {
      await once(stalled.released, 'abort');
    }
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const content = files.get(path);
    const page = files.get(`${shop.basePath}index.html`);
    // The policy is that of all pages, as Firebase Hosting sends it.
    const [, policy = ''] =
      /-Security-Policy" content="([^"]*)"/.exec(String(files.get('/404.html'))) ?? [];
    const headers = {
      // A 404 has these headers, too, as on some hosts.
      'cache-control': path.includes('/static/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    };
    if (!content) {
      const html = { ...headers, 'content-type': contentTypes['.html'] };
      return response.writeHead(404, html).end(files.get('/404.html'));
    }
    return response
      .writeHead(200, {
        ...headers,
        'content-type':
          contentTypes[content === page ? '.html' : extname(path)] ?? 'application/octet-stream',
      })
      .end(content);
  };
  const server = createServer((request, response) => {
    void answer(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    /** The paths of all requests so far, without their queries. */
    requested,
    /** Serves this site instead. */
    release: (next: Site) => {
      files = next;
    },
    /**
     * Stalls requests for this pattern.
     *
     * @returns releases them
     */
    stall: (pattern: RegExp) => {
      const released = new AbortController();
      stalled = { pattern, released: released.signal };
      return () => {
        released.abort();
      };
    },
    /** Closes the server: pages are offline from then on. */
    end: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
