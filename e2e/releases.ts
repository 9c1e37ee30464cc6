import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { shop } from '../src/config';

/** The files of a site, by their addresses. */
export type Site = Map<string, Buffer>;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The site that a build has put into a folder. */
export function readSite(folder: string): Site {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(folder.length), readFileSync(path)]),
  );
}

const inlineHashes = (html: string) =>
  Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, text = '']) =>
    createHash('sha256').update(text).digest('base64'),
  );

/**
 * What another release makes of a site: no script is where it was, and the page says which it is.
 * The scripts themselves are the same.
 */
export function nextRelease(site: Site, name: string): Site {
  const hashes = Array.from(site.keys(), (path) => /static\/js\/\w+\.(\w{8})\.js$/.exec(path)?.[1]);
  const renamed = new Map(
    hashes
      .filter((hash) => hash !== undefined)
      .map((hash) => [hash, createHash('md5').update(hash).digest('hex').slice(0, 8)]),
  );
  const rename = (text: string) =>
    Array.from(renamed).reduce((result, [from, to]) => result.replaceAll(from, to), text);
  return new Map(
    Array.from(site, ([path, content]) => {
      if (!/\.(js|html)$/.test(path)) return [path, content];
      const before = content.toString();
      let after = rename(before);
      if (path.endsWith('sw.js')) {
        after = after.replace(/(index\.html",revision:")\w+/, `$1${name}`);
      }
      if (path.endsWith('.html')) {
        const policyHashes = inlineHashes(after);
        inlineHashes(before).forEach((hash, index) => {
          after = after.replaceAll(hash, policyHashes[index] ?? '');
        });
        after = after.replace('<title>', `<meta name="release" content="${name}">$&`);
      }
      return [rename(path), Buffer.from(after)];
    }),
  );
}

/** Serves one site after the other from an address of its own, as a good static host does. */
export async function startHost(site: Site) {
  let files: Site = site;
  const asked: string[] = [];
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    asked.push(pathname);
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const content = files.get(path);
    const page = files.get(`${shop.basePath}index.html`)?.toString() ?? '';
    const [, policy = ''] = /-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
    const headers = {
      // For what is not there too, as some hosts do.
      'cache-control': path.includes('/static/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      'content-security-policy': policy,
    };
    if (!content) return response.writeHead(404, headers).end();
    return response
      .writeHead(200, {
        ...headers,
        'content-type': types[extname(path)] ?? 'application/octet-stream',
      })
      .end(content);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    /** The addresses that it was asked for, without what stands after them. */
    asked,
    /** From now on serves this one, and nothing of the one before. */
    release: (next: Site) => {
      files = next;
    },
    /** Ends it; whoever asks after that has no network. */
    end: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
