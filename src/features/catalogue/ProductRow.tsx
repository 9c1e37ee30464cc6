import type { ComponentProps } from 'react';
import type { Product } from './product';
import { ProductCard } from './ProductCard';

const sizesByLength: Record<number, string> = {
  1: '(min-width: 75rem) 50rem, (min-width: 40rem) 66vw, 100vw',
  2: '(width >= 62rem) and (height < 60rem) 30vw, (min-width: 75rem) 36rem, (min-width: 40rem) 50vw, 100vw',
  3: '(min-width: 75rem) 24rem, (min-width: 40rem) 33vw, 100vw',
};

type ProductRowProps = { products: Product[] } & Omit<
  ComponentProps<typeof ProductCard>,
  'product' | 'sizes'
>;

export function ProductRow({ products, ...cardProps }: ProductRowProps) {
  return (
    <ul className={`product-row product-row-of-${products.length}`}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            sizes={sizesByLength[products.length] ?? '100vw'}
            {...cardProps}
          />
        </li>
      ))}
    </ul>
  );
}
