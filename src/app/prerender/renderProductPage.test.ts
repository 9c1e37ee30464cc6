/** @jest-environment ./src/testing/browserEnvironment.ts */
import { shop } from '#shop/config';
import { catalogue } from '#shop/products?first';
import type { Product } from '../../catalogue/model/product';
import { pageLinks } from '../../testing/pageLinks';
import { setShop } from '../../testing/setShop';
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
      scripts: ['/vendor.js', '/main.js'],
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

it('loads a product’s first picture before all others, and escapes its texts', () => {
  const pictures = ['/shop/back.01234567-1280.webp'];
  const { page, text, attribute, meta } = open({ rating: 4, was: 690, pictures });
  expect(page.title).toBe(`${lamp.title} · ${shop.name}`);
  expect(text('h1')).toEqual([lamp.title]);
  expect(text('.product-price .price')).toEqual(['₹590']);
  expect(text('.price-note s')).toEqual(['₹690']);
  expect(attribute('.star-rating', 'aria-label')).toBe('Rated 4 out of 5, by us');
  expect(page.querySelectorAll('.star-rating svg')).toHaveLength(4);
  expect(text('.star-rating')).toEqual(['Rated 4 by the shop']);
  expect(text('main li')).toEqual(
    expect.arrayContaining([
      'Delivery in 2 to 5 working days for ₹49, free from ₹999.',
      'Returns within 14 days.',
    ]),
  );
  const strip = page.querySelectorAll<HTMLImageElement>('.product-gallery-strip img');
  const images = Array.from(strip, (image) => [image.alt, image.getAttribute('loading')]);
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

it('a product’s page loads the shop’s scripts, and links to the shop without them', () => {
  const { page, attribute } = open();
  const scripts = Array.from(page.scripts).filter(({ type }) => type === '');
  expect(scripts.map(({ textContent }) => textContent)).toEqual([
    'if(self.URL&&URL.parse){early()}',
    'if(self.URL&&URL.parse)old.remove()',
  ]);
  expect(attribute('html', 'data-scripts')).toBe('/vendor.js /main.js');
  expect(attribute('html', 'data-screen')).toBe('/?product=7');
  expect(JSON.parse(page.getElementById('product')?.textContent ?? '')).toEqual(lamp);
  expect(page.querySelector('main .button')?.getAttribute('data-product')).toBe('7');
  const links = Array.from(page.querySelectorAll('header a'), (link) => link.getAttribute('href'));
  const base = shop.basePath;
  const login = `${base}#/login`;
  expect(links).toEqual([`${base}#/`, login, login, login, `${base}#/checkout`]);
});

it('lists a product’s variants, with prices if they differ; sold-out ones can’t be chosen', () => {
  const variants = [
    { id: '7-s', name: 'Small', soldOut: true },
    { id: '7-m', name: 'Medium' },
    { id: '7-l', name: 'Large', price: 690 },
  ];
  const { page, text } = open({ variants, was: 790 });
  expect(text('.product-price .price')).toEqual(['₹590']);
  expect(text('option')).toEqual(['Small (sold out)', 'Medium, ₹590', 'Large, ₹690']);
  expect(page.querySelector('select')?.value).toBe('7-m');
  expect(page.querySelector('option')?.disabled).toBe(true);
  const samePrice = open({ variants: variants.map(({ id, name }) => ({ id, name })) });
  expect(samePrice.text('option')).toEqual(['Small', 'Medium', 'Large']);
  expect(samePrice.text('.product-price .price')).toEqual(['₹590']);
});

it('says “sold out” in place of the button, and leaves out what shop and product don’t have', () => {
  setShop({ delivery: undefined, returns: undefined, orders: false, invoices: undefined });
  const { page, text } = open({ soldOut: true, was: 690 });
  expect(text('.sold-out')).toEqual(['Sold out']);
  expect(page.querySelector('.product-offer :is(.button, .price-note)')).toBeNull();
  expect(text('.product-terms li')).toEqual([]);
});

it('links a product’s category if the shop has more than one', () => {
  const links = (names: string[], category?: string) => {
    const categories = names.map((name) => ({ name, count: 1 }));
    jest.replaceProperty(catalogue, 'categories', categories);
    return open({ category }, names).text('.breadcrumbs a');
  };
  expect(links(['Light', 'Kitchen'], 'Light')).toEqual(['Home', 'Light']);
  expect(links(['Light'], 'Light')).toEqual(['Home']);
  expect(links(['Light', 'Kitchen'])).toEqual(['Home']);
});

it('lists products’ pages in the sitemap', () => {
  const page = new DOMParser().parseFromString(renderSitemap([lamp]), 'application/xml');
  expect(Array.from(page.querySelectorAll('loc'), ({ textContent }) => textContent)).toEqual([
    shop.origin + shop.basePath,
    open().meta('og:url'),
  ]);
});
