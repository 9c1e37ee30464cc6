import type {
  AggregateRating,
  BreadcrumbList,
  MerchantReturnPolicy,
  Offer,
  OfferShippingDetails,
  Product as ProductData,
  ProductGroup,
  QuantitativeValue,
  UnitPriceSpecification,
  WithContext,
} from 'schema-dts';
import { shop } from '#shop/config';
import { pagePath, variantPath } from '../../catalogue/model/pagePath';
import {
  type Contents,
  type Product,
  type Unit,
  units,
  variantsOf,
} from '../../catalogue/model/product';
import { deliveryPrice } from '../../catalogue/model/terms';
import { availabilityOf } from '../../catalogue/product/pageProduct';
import { homePath } from '../../navigation';
import { productPageWords as words } from '#words/product';
import { decimalOf } from '../../words/typedMoney';

/* A product's page for search engines, in schema.org's words. */

const { country, currency } = shop.market;
const context = { '@context': 'https://schema.org' } as const;
export const home = shop.origin + shop.basePath;

export const pageAddress = (product: Product) => shop.origin + pagePath(product);

/** An order of only this product. Google requires the time of delivery. */
function describeShipping(price: number): OfferShippingDetails | undefined {
  const { delivery } = shop;
  if (!delivery?.days) return undefined;
  const [minValue, maxValue] = delivery.days;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: Number(decimalOf(deliveryPrice(price, delivery))),
      currency,
    },
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: country,
      ...(delivery.areas && { postalCodePrefix: delivery.areas }),
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' },
    },
  };
}

function describeReturns(): MerchantReturnPolicy | undefined {
  if (shop.returns === undefined) return undefined;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: country,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: shop.returns,
  };
}

/** The units' codes by UN/CEFACT. */
const unitCodes: Readonly<Record<Unit, string>> = {
  g: 'GRM',
  kg: 'KGM',
  ml: 'MLT',
  l: 'LTR',
  cm: 'CMT',
  m: 'MTR',
  'm²': 'MTK',
};

/** The price of so much, of which search engines tell the price of one `valueReference`. */
function describeUnitPrice(price: number, { amount, unit }: Contents): UnitPriceSpecification {
  const quantity = (value: number, of: Unit): QuantitativeValue => ({
    '@type': 'QuantitativeValue',
    value,
    unitCode: unitCodes[of],
  });
  const [base] = units[unit];
  return {
    '@type': 'UnitPriceSpecification',
    price: Number(decimalOf(price)),
    priceCurrency: currency,
    referenceQuantity: { ...quantity(amount, unit), valueReference: quantity(1, base) },
  };
}

function describeOffer(product: Product, url: string): Offer {
  const shipping = describeShipping(product.price);
  const returns = describeReturns();
  const { warranty } = product.details ?? {};
  return {
    '@type': 'Offer',
    url,
    price: Number(decimalOf(product.price)),
    priceCurrency: currency,
    ...(product.contents && {
      priceSpecification: describeUnitPrice(product.price, product.contents),
    }),
    availability: availabilityOf(product),
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: shop.name, url: home },
    ...(warranty && { warranty: { '@type': 'WarrantyPromise', description: warranty } }),
    ...(shipping && { shippingDetails: shipping }),
    ...(returns && { hasMerchantReturnPolicy: returns }),
  };
}

/** Google requires the number of reviews, and rejects 0. */
function describeRating({ rating, reviews }: Product): AggregateRating | undefined {
  if (rating === undefined || !reviews) return undefined;
  return {
    '@type': 'AggregateRating',
    ratingValue: rating,
    worstRating: 0,
    bestRating: 5,
    reviewCount: reviews,
  };
}

/** The description of a product for search engines and shared links. */
export const describe = ({ title, details }: Product) =>
  details?.text ?? words.description(title, shop.name);

/** A product, or one with its variants. */
export function describeProduct(product: Product): WithContext<ProductData | ProductGroup> {
  const { id, title, category, image, pictures = [], variants, details = {} } = product;
  const { maker, origin } = details;
  const url = pageAddress(product);
  const aggregateRating = describeRating(product);
  const shared = {
    description: describe(product),
    image: [image, ...pictures].map((each) => shop.origin + each),
    ...(category !== undefined && { category }),
    ...(aggregateRating && { aggregateRating }),
    ...(maker && { manufacturer: { '@type': 'Organization', name: maker } as const }),
    ...(origin && { countryOfOrigin: { '@type': 'Country', name: origin } as const }),
  };
  const describeSold = (sold: Product) =>
    ({
      '@type': 'Product',
      name: sold.title,
      sku: sold.id,
      ...shared,
      image: [...new Set([sold.image, image, ...pictures])].map((each) => shop.origin + each),
      offers: describeOffer(sold, shop.origin + variantPath(product, sold.id)),
    }) as const;
  const haveSizes = variants?.every(({ name }) => words.isSize(name));
  if (!variants) return { ...context, ...describeSold(product), url };
  return {
    ...context,
    '@type': 'ProductGroup',
    name: title,
    url,
    productGroupID: id,
    ...shared,
    // A colour or a material is told apart by its name alone.
    ...(haveSizes && { variesBy: 'https://schema.org/size' }),
    hasVariant: variantsOf(product).map((sold, index) => ({
      ...describeSold(sold),
      url: shop.origin + variantPath(product, sold.id),
      ...(haveSizes && { size: variants[index]?.name }),
    })),
  };
}

/** The same path as the visible breadcrumbs. */
export function describeBreadcrumbs(
  product: Product,
  category: string | undefined,
): WithContext<BreadcrumbList> {
  const steps = [
    { name: words.home, item: home },
    ...(category ? [{ name: category, item: `${home}#${homePath({ category })}` }] : []),
    { name: product.title, item: pageAddress(product) },
  ];
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}
