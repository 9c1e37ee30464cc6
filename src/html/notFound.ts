import { shop } from '../config';
import { documentWords as words } from '../words/en/documents';
import { escapeHtml } from './document';

type Colours = Record<string, string>;

const declare = (colours: Colours, ...names: string[]) =>
  names.map((name) => `${name}:${colours[name] ?? ''}`).join(';');

/** The page for an address that the site does not have, in the shop's colours. */
export default function renderNotFound({ light, dark }: { light: Colours; dark: Colours }): string {
  return `<!doctype html>
<html lang="${shop.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.notFound} · ${escapeHtml(shop.name)}</title>
<style>
:root{color-scheme:light dark;${declare(light, '--paper', '--ink', '--accent', '--on-accent')}}
@media(prefers-color-scheme:dark){:root{${declare(dark, '--paper', '--ink')}}}
body{display:grid;gap:1.5rem;place-content:center;justify-items:center;min-height:100vh;margin:0;padding:0 1.5rem;box-sizing:border-box;background:var(--paper);color:var(--ink);font:1.125rem/1.5 system-ui,sans-serif;text-align:center}
h1,p{margin:0}
a{padding:.625rem 1.5rem;border-radius:.75rem;background:var(--accent);color:var(--on-accent);font-weight:650;text-decoration:none}
a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
</style>
</head>
<body>
<h1>${words.notFound}</h1>
<p>${words.notFoundAdvice}</p>
<p><a href="${shop.basePath}">${escapeHtml(words.goTo(shop.name))}</a></p>
</body>
</html>
`;
}
