/** @jest-environment ./src/testing/browserEnvironment.ts */
import { shop } from '#shop/config';
import { pageLinks } from '../../testing/pageLinks';
import { renderTextPage } from './textPage';

const html = renderTextPage(
  { css: { text: 'p{color:red}' }, links: pageLinks },
  '<h1>Terms &amp; rules</h1><p>{name} is open.</p>',
);
const page = new DOMParser().parseFromString(html, 'text/html');

it('a legal page has the shop’s style and no script', () => {
  expect(page.title).toBe(`Terms & rules · ${shop.name}`);
  expect(page.querySelectorAll('h1, main')).toHaveLength(2);
  const styles = Array.from(page.querySelectorAll('style'), ({ textContent }) => textContent);
  expect(styles).toContain('p{color:red}');
  expect(page.querySelector('script')).toBeNull();
  expect(page.querySelector('main p')?.textContent).toBe(`${shop.name} is open.`);
});

it('a legal page links back to the shop, whatever the shop’s path', () => {
  const homes = page.querySelectorAll(`a[href="${shop.basePath}"]`);
  expect(Array.from(homes, (link) => link.textContent)).toEqual([
    shop.name,
    `Back to ${shop.name}`,
  ]);
  expect(Array.from(page.links).filter((link) => !link.textContent)).toEqual([]);
});

it('a legal page links to the withdrawal form in a shop that takes withdrawals', () => {
  expect(html).not.toContain('withdrawal');
  jest.replaceProperty(process, 'env', { ...process.env, WITHDRAWAL: 'on' });
  const text = renderTextPage({ css: { text: '' }, links: pageLinks }, '<h1>Terms</h1>');
  const { links } = new DOMParser().parseFromString(text, 'text/html');
  const link = Array.from(links).find((each) => each.textContent === 'Withdraw from contract');
  expect(link?.getAttribute('href')).toBe(`${shop.basePath}#/withdrawal`);
});
