/** @jest-environment ./src/testing/browserEnvironment.ts */
import type { Product } from '../catalogue/product';
import { shop } from '../config';
import { pageLinks } from '../testing/pageLinks';
import { setShop } from '../testing/setShop';
import { renderProductPage, renderSitemap } from './renderProductPage';

const lamp: Product = {
  id: '7',
  title: 'Lamp </script><script>alert("1")</script> & shade',
  image: '/shop/lamp.01234567-1280.webp',
  price: 590,
};

function open(product: Partial<Product> = {}, categories = ['Light', 'Kitchen']) {
  const html = renderProductPage(
    { ...lamp, ...product },
    {
      css: { text: 'p{color:red}' },
      links: pageLinks,
      inlineScript: 'early()',
      priceScript: 'follow()',
      sizeOf: () => ({ width: 1280, height: 960 }),
      categories,
    },
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  const text = (selector: string) =>
    Array.from(page.querySelectorAll(selector), ({ textContent }) => textContent);
  const attribute = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name);
  const meta = (name: string) => attribute(`meta[property="${name}"]`, 'content');
  return { page, text, attribute, meta };
}

beforeEach(() => {
  setShop({ delivery: { price: 49, freeFrom: 999, days: [2, 5] }, returns: 14 });
});

it('shows a product, its first picture before all others, and escapes what it says', () => {
  const pictures = ['/shop/back.01234567-1280.webp'];
  const { page, text, attribute, meta } = open({ rating: 4, was: 690, pictures });
  expect(page.title).toBe(`${lamp.title} · ${shop.name}`);
  expect(text('h1')).toEqual([lamp.title]);
  expect(text('.price')).toEqual(['₹590']);
  expect(text('.former-price s')).toEqual(['₹690']);
  expect(attribute('.star-rating', 'aria-label')).toBe('Rated 4 out of 5');
  expect(page.querySelector('.star-rating')?.children).toHaveLength(4);
  expect(text('main li')).toEqual(
    expect.arrayContaining([
      'Delivery in 2 to 5 working days for ₹49, free from ₹999.',
      'Returns within 14 days.',
    ]),
  );
  const images = Array.from(page.images, (image) => [image.alt, image.getAttribute('loading')]);
  expect(images).toEqual([
    [lamp.title, 'eager'],
    [`${lamp.title}, picture 2`, 'lazy'],
  ]);
  expect(meta('og:title')).toBe(lamp.title);
  expect(meta('og:image')).toBe(shop.origin + lamp.image);
  expect(meta('product:price:amount')).toBe('590');
  const address = `${shop.origin}${shop.basePath}products/lamp-script-script-alert-1-script-shade-7/`;
  expect(attribute('link[rel=canonical]', 'href')).toBe(address);
  expect(meta('og:url')).toBe(address);
});

it('has only the inlined scripts, a button that they understand, and the way to the basket and the shop', () => {
  const { page } = open();
  const scripts = Array.from(page.scripts).filter(({ type }) => type === '');
  expect(scripts.map(({ textContent }) => textContent)).toEqual([
    'if(self.URL&&URL.parse){early()}',
    'if(self.URL&&URL.parse){self.old&&old.remove();follow()}',
  ]);
  expect(page.querySelector('button')?.dataset.product).toBe('7');
  const links = Array.from(page.querySelectorAll('main a, header a'), (link) =>
    [link.textContent, link.getAttribute('href')].join(': '),
  );
  expect(links).toEqual(
    expect.arrayContaining([
      `Basket 0 items: ${shop.basePath}#/checkout`,
      `Go to your basket: ${shop.basePath}#/checkout`,
      `See it in the shop: ${shop.basePath}#/?product=7`,
    ]),
  );
});

it('offers variants: each with its price if they differ, none that is sold out', () => {
  const variants = [
    { id: '7-s', name: 'Small', soldOut: true },
    { id: '7-m', name: 'Medium' },
    { id: '7-l', name: 'Large', price: 690 },
  ];
  const { page, text } = open({ variants, was: 790 });
  expect(text('.price')).toEqual(['From ₹590']);
  expect(text('option')).toEqual(['Small (sold out)', 'Medium, ₹590', 'Large, ₹690']);
  expect(page.querySelector('select')?.labels[0]?.textContent).toMatch(/^Option/);
  expect(page.querySelector('select')?.value).toBe('7-m');
  expect(page.querySelector('option')?.disabled).toBe(true);
  const samePrice = open({ variants: variants.map(({ id, name }) => ({ id, name })) });
  expect(samePrice.text('option')).toEqual(['Small', 'Medium', 'Large']);
  expect(samePrice.text('.price')).toEqual(['₹590']);
});

it('says that a product is sold out instead of offering it, and leaves out what shop and product have not', () => {
  setShop({ delivery: undefined, returns: undefined, orders: false });
  const { page, text } = open({ soldOut: true, was: 690 });
  expect(text('.sold-out')).toEqual(['Sold out']);
  expect(page.querySelector('button, .former-price:not([hidden]), .product-details')).toBeNull();
  expect(text('.product-page-terms li')).toEqual([]);
});

it('names its category, if there is more than one', () => {
  const links = (categories: string[], category?: string) =>
    open({ category }, categories).text('.breadcrumbs a');
  expect(links(['Light', 'Kitchen'], 'Light')).toEqual(['Home', 'Light']);
  expect(links(['Light'], 'Light')).toEqual(['Home']);
  expect(links(['Light', 'Kitchen'])).toEqual(['Home']);
  expect(open().text('[aria-current=page]')).toEqual([lamp.title]);
});

it('is listed in the sitemap', () => {
  const page = new DOMParser().parseFromString(renderSitemap([lamp]), 'application/xml');
  expect(Array.from(page.querySelectorAll('loc'), ({ textContent }) => textContent)).toEqual([
    shop.origin + shop.basePath,
    open().meta('og:url'),
  ]);
});
