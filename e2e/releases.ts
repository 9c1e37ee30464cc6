import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { shop } from '../src/config';
import { scriptOf } from './builtScripts';

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

/** Where another release has its scripts. */
const move = (text: string) => text.replaceAll('static/js/', 'static/next/');

/** The address of the script that a source file is in, at the build for tests or its next release. */
export function scriptWith(site: Site, source: string): string {
  const address = `${shop.basePath}static/js/${scriptOf(source)}`;
  return site.has(address) ? address : move(address);
}

/**
 * What another release makes of a site: no script is where it was, and the page says which it is.
 * The scripts themselves are the same.
 */
export function nextRelease(site: Site): Site {
  const files: Site = new Map(
    Array.from(site, ([path, content]) => {
      if (!/\.(js|html)$/.test(path)) return [path, content];
      const text = move(content.toString());
      const mark = '<meta name="release" content="second">';
      const isPage = path.endsWith('.html');
      return [move(path), Buffer.from(isPage ? text.replace('<title>', `${mark}$&`) : text)];
    }),
  );
  const worker = `${shop.basePath}sw.js`;
  const entry = /"url":"([^"]+)","integrity":"[^"]+","revision":(null|"[^"]+")/g;
  const text = files.get(worker)?.toString() ?? '';
  const manifest = text.replace(entry, (_, url: string, revision: string) => {
    const hash = createHash('sha256').update(files.get(url) ?? '');
    const newRevision = url.endsWith('.html') ? '"second"' : revision;
    return `"url":"${url}","integrity":"sha256-${hash.digest('base64')}","revision":${newRevision}`;
  });
  return files.set(worker, Buffer.from(manifest));
}

/** Serves one site after the other from an address of its own, as a good static host does. */
export async function startHost(site: Site) {
  let files: Site = site;
  const asked: string[] = [];
  let held: { pattern: RegExp; released: AbortSignal } | undefined;
  const answer = async ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(url, 'http://localhost');
    asked.push(pathname);
    if (held?.pattern.test(pathname) && !held.released.aborted) await once(held.released, 'abort');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const content = files.get(path);
    const page = files.get(`${shop.basePath}index.html`);
    const [, policy = ''] =
      /-Security-Policy" content="([^"]*)"/.exec(page?.toString() ?? '') ?? [];
    const headers = {
      // For what is not there too, as some hosts do.
      'cache-control': path.includes('/static/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    };
    if (!content) return response.writeHead(404, headers).end();
    return response
      .writeHead(200, {
        ...headers,
        'content-type':
          types[content === page ? '.html' : extname(path)] ?? 'application/octet-stream',
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
    /** The addresses that it was asked for, without what stands after them. */
    asked,
    /** From now on serves this one, and nothing of the one before. */
    release: (next: Site) => {
      files = next;
    },
    /** From now on leaves what matches without an answer, until the function that it returns is called. */
    hold: (pattern: RegExp) => {
      const hold = new AbortController();
      held = { pattern, released: hold.signal };
      return () => {
        hold.abort();
      };
    },
    /** Ends it; whoever asks after that has no network. */
    end: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
