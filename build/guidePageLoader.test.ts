/** @jest-environment ./src/testing/browserEnvironment.ts */
import fs from 'node:fs';
import guidePageLoader from './guidePageLoader.cjs';

const { guides } = guidePageLoader;

/** The page of a guide, as HTML. */
function pageOf(guide: string) {
  const text = fs.readFileSync(`docs/${guide}.md`, 'utf8');
  const module = guidePageLoader.call({} as never, text);
  const [, html = '""'] = /renderGuidePage\(parts, (".*")\);$/s.exec(module) ?? [];
  return new DOMParser().parseFromString(JSON.parse(html) as string, 'text/html');
}

it.each(guides)(
  'a merchant can follow every link of the guide “%s” without the repository',
  (guide) => {
    const page = pageOf(guide);
    expect(page.querySelector('h1')?.outerHTML).toMatch(/^<h1>[^<]+<\/h1>$/);
    expect(page.links.length).toBeGreaterThan(0);
    for (const link of Array.from(page.links)) {
      const href = link.getAttribute('href') ?? '';
      if (href.startsWith('https://')) continue;
      const [file = '', part] = href.split('#');
      const other = file ? file.replace(/\.html$/, '') : guide;
      expect(guides).toContain(other);
      if (part) expect(pageOf(other).getElementById(part)).not.toBeNull();
    }
  },
);

it('the desk’s note about a webhook links to a section that the guide has', () => {
  expect(pageOf('payments').getElementById('switch-it-on')?.textContent).toBe('Switch it on');
});

it('a merchant can scroll a guide’s wide table with the keyboard', () => {
  for (const table of pageOf('functions').querySelectorAll('table')) {
    expect(table.parentElement?.getAttribute('tabindex')).toBe('0');
  }
});
