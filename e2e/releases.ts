import { createHash } from 'node:crypto';
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

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('base64');
const inlineHashes = (html: string) =>
  Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, text = '']) => hashOf(text));

/** The hash in a script's name, in the release after the one that has this hash. */
const nextHash = (hash: string) => createHash('md5').update(hash).digest('hex').slice(0, 8);

/** The address of the script that a source file is in, at the build for tests or its next release. */
export function scriptWith(site: Site, source: string): string {
  const address = `${shop.basePath}static/js/${scriptOf(source)}`;
  const next = address.replace(/\w{8}(?=\.js$)/, nextHash);
  for (const found of [address, next]) if (site.has(found)) return found;
  throw new Error(`The site has no script that holds ${source}.`);
}

/** A site that lacks one of its files. */
export const without = (site: Site, missing: string): Site =>
  new Map(Array.from(site).filter(([path]) => path !== missing));

/** A site that answers with its page where one of its files should be, and says that all is well. */
export const withPageFor = (site: Site, replaced: string): Site =>
  new Map(site).set(replaced, site.get(`${shop.basePath}index.html`) ?? Buffer.from(''));

/**
 * What another release makes of a site: no script is where it was, and the page says which it is.
 * The scripts themselves are the same.
 */
export function nextRelease(site: Site, name: string): Site {
  const hashes = Array.from(site.keys(), (path) => /static\/js\/\w+\.(\w{8})\.js$/.exec(path)?.[1]);
  const renamed = new Map(
    hashes.filter((hash) => hash !== undefined).map((hash) => [hash, nextHash(hash)]),
  );
  const rename = (text: string) =>
    Array.from(renamed).reduce((result, [from, to]) => result.replaceAll(from, to), text);
  const files: Site = new Map(
    Array.from(site, ([path, content]) => {
      if (!/\.(js|html)$/.test(path)) return [path, content];
      const before = content.toString();
      let after = rename(before);
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
  const worker = `${shop.basePath}sw.js`;
  const entry = /"url":"([^"]+)","integrity":"[^"]+","revision":(null|"[^"]+")/g;
  const text = files.get(worker)?.toString() ?? '';
  const manifest = text.replace(entry, (_, url: string, revision: string) => {
    const newRevision = url.endsWith('.html') ? JSON.stringify(name) : revision;
    const hash = hashOf(files.get(url) ?? '');
    return `"url":"${url}","integrity":"sha256-${hash}","revision":${newRevision}`;
  });
  return files.set(worker, Buffer.from(manifest));
}

/** Serves one site after the other from an address of its own, as a good static host does. */
export async function startHost(site: Site) {
  let files: Site = site;
  const asked: string[] = [];
  let held: { pattern: RegExp; released: Promise<void> } | undefined;
  const answer = async ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(url, 'http://localhost');
    asked.push(pathname);
    if (held?.pattern.test(pathname)) await held.released;
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
    /** From now on leaves what matches without an answer, until the function that it returns is called. */
    hold: (pattern: RegExp) => {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held = { pattern, released };
      return () => {
        held = undefined;
        release();
      };
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
