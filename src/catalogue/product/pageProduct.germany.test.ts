/** @jest-environment ./src/testing/browserEnvironment.ts */
import { describeProduct } from '../../app/prerender/structuredData';
import { buildProduct } from '../../testing/buildProduct';
import { writeOffers } from './pageProduct';

it('writes today’s price in euros into a product’s page, also as the price of its contents', () => {
  const wax = buildProduct({ price: 990, contents: { amount: 100, unit: 'g' } });
  document.head.innerHTML =
    '<meta property="product:price:amount" content="9.90"><script type="application/ld+json">';
  const [meta, data] = document.head.children as unknown as [HTMLMetaElement, HTMLScriptElement];
  data.textContent = JSON.stringify(describeProduct(wax));
  writeOffers([{ ...wax, price: 1050 }]);
  expect(JSON.parse(data.textContent)).toMatchObject({
    offers: { price: 10.5, priceSpecification: { price: 10.5, referenceQuantity: { value: 100 } } },
  });
  expect(meta.content).toBe('10.5');
});
