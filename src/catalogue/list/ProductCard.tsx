import {
  type ComponentProps,
  type ComponentType,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { homePath } from '../../navigation';
import { catalogueWords as words } from '#words/catalogue';
import { withCurrentPrice } from '../model/prices';
import { isHomeRow, type Product, productRows, unbroken, variantsOf } from '../model/product';
import { selectCurrentPrices } from '../pricesSlice';
import { Picture } from '../product/Picture';
import {
  FormerPrice,
  LeftNote,
  Price,
  StarRating,
  UnitPrice,
  VariantOptions,
} from '../product/ProductFacts';
import { FactList } from './FactList';
import { selectChoice, variantChosen } from './listsSlice';

/** The variants of a product, or the product itself, as they are sold today. */
export function useSold(product: Product) {
  const prices = useAppSelector(selectCurrentPrices);
  return useMemo(
    () => variantsOf(product).map((each) => (prices ? withCurrentPrice(prices, each) : each)),
    [prices, product],
  );
}

/**
 * The variant with this id, or else the first that isn't sold out: as it is written, and as it is sold `today`. What is
 * `shown` is the product itself until a variant is wanted.
 */
function useChosen(product: Product, sold: readonly Product[], id: string) {
  const variants = useMemo(() => variantsOf(product), [product]);
  const today =
    sold.find((each) => each.id === id) ??
    sold.find(({ soldOut }) => !soldOut) ??
    sold[0] ??
    product;
  const chosen = variants.find((each) => each.id === today.id) ?? product;
  return { sold, chosen, today, shown: chosen.id === id ? chosen : product };
}

/**
 * The variants of a product, and the chosen one: the one that the address names until the shopper chooses another.
 *
 * @param named the id in the address, which may be the product's own
 */
export function useVariants(product: Product, named: string) {
  const dispatch = useAppDispatch();
  const [pressed, setPressed] = useState({ id: named, named });
  // Another address counts more than what was chosen before it.
  const choice = pressed.named === named ? pressed.id : named;
  const choose = useCallback(
    (id: string) => {
      setPressed({ id, named });
      // The card shows the same choice.
      dispatch(variantChosen({ product: product.id, id, wanted: '' }));
    },
    [dispatch, named, product.id],
  );
  return { ...useChosen(product, useSold(product), choice), choose };
}

/** Picks the variant that a search wants; empty if it wants any. */
export type PickVariant = (product: Product, sold: readonly Product[]) => string;

/** The variants on a card, which chooses the one that was searched for until the shopper chooses another. */
function useCardVariants(product: Product, pickVariant: PickVariant | undefined) {
  const dispatch = useAppDispatch();
  const sold = useSold(product);
  const wanted = useMemo(
    () => (product.variants && pickVariant?.(product, sold)) ?? '',
    [pickVariant, product, sold],
  );
  const last = useAppSelector((state) => selectChoice(state, product.id));
  const choose = useCallback(
    (id: string) => {
      dispatch(variantChosen({ product: product.id, id, wanted }));
    },
    [dispatch, product.id, wanted],
  );
  return {
    ...useChosen(product, sold, last?.wanted === wanted ? last.id : wanted),
    choose,
  };
}

interface VariantSelectProps {
  product: Product;
  /** The product's variants as they are sold today. */
  sold: readonly Product[];
  /** The id of the chosen one. */
  chosen: string;
  onChoose: (id: string) => void;
}

/** Chooses one of a product's sizes or colours. */
export function VariantSelect({ product, sold, chosen, onChoose }: VariantSelectProps) {
  const ref = useRef<HTMLSelectElement>(null);
  // Another one may have been chosen before hydration, or restored by the browser.
  useEffect(() => {
    const value = ref.current?.value;
    if (value && value !== chosen) onChoose(value);
  }, [chosen, onChoose]);
  return (
    <div className="field variant-select">
      <select
        ref={ref}
        aria-label={words.variantsOf(product.title)}
        value={chosen}
        onChange={({ target }) => {
          onChoose(target.value);
        }}
      >
        <VariantOptions product={product} sold={sold} />
      </select>
    </div>
  );
}

interface BuyProps {
  /** The product or its chosen variant, as it is written, and as it is sold today. */
  chosen: Product;
  today: Product;
  onAdd: (product: Product) => void;
  /** Shown while the product is in the basket. */
  InBasket: ComponentType<{ product: Product }>;
  /** What it costs, if that isn't said elsewhere. */
  children?: ReactNode;
}

/**
 * What a product costs, the button that adds it, or a badge in its place, which gets the button's focus, and how many are
 * in the basket: on a card, or on its own screen.
 */
export function Buy({ chosen, today, onAdd, InBasket, children }: BuyProps) {
  const hadFocus = useRef(false);
  return (
    <div className="buy">
      {children}
      {today.soldOut ? (
        <p
          className="sold-out"
          data-product={chosen.id}
          tabIndex={-1}
          ref={(badge) => {
            if (hadFocus.current) badge?.focus({ preventScroll: true });
            hadFocus.current = false;
          }}
        >
          {words.soldOut}
        </p>
      ) : (
        <button
          type="button"
          className="button"
          data-product={chosen.id}
          data-added={words.added}
          aria-label={words.addOf(chosen.title)}
          ref={(button) => () => {
            hadFocus.current = document.activeElement === button;
          }}
          onClick={() => {
            onAdd(chosen);
          }}
        >
          {words.add}
        </button>
      )}
      <InBasket product={chosen} />
    </div>
  );
}

/** A summary of the product, in a sentence and a few facts, as far as the page has them. */
function Summary({ details: { text, facts } = {} }: Product) {
  return (
    <div className="product-card-summary">
      {text && <p>{text}</p>}
      <FactList facts={facts} most={3} />
    </div>
  );
}

interface ProductCardProps extends Pick<BuyProps, 'onAdd' | 'InBasket'> {
  product: Product;
  /** The width of the picture on the page, as the `sizes` of an image. */
  sizes: string;
  /** Whether the picture is likely to be visible without scrolling. */
  eager: boolean;
  /** Whether the card fills a row, with room for a summary. */
  isWide: boolean;
  /** Highlights the search terms in a title. */
  markTitle?: ((title: string) => ReactNode) | undefined;
  pickVariant?: PickVariant | undefined;
}

export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, sizes, eager, isWide, markTitle, pickVariant, onAdd, InBasket } = props;
  const { title, rating, reviews, variants } = product;
  const { sold, chosen, today, shown, choose } = useCardVariants(product, pickVariant);
  return (
    <article className="product-card">
      <Picture image={shown.image} alt={title} sizes={sizes} eager={eager} />
      <div className="product-card-text">
        <h2 className="product-card-title">
          <Link to={homePath({ product: shown.id })}>
            {markTitle ? markTitle(title) : unbroken(title)}
          </Link>
        </h2>
        <div className="product-card-facts">
          {rating !== undefined && <StarRating rating={rating} reviews={reviews} />}
          <LeftNote product={today} />
        </div>
        {isWide && <Summary {...product} />}
        {variants && (
          <VariantSelect product={product} sold={sold} chosen={chosen.id} onChoose={choose} />
        )}
        <UnitPrice product={today} />
        <FormerPrice product={today} />
      </div>
      <Buy chosen={chosen} today={today} onAdd={onAdd} InBasket={InBasket}>
        <Price amount={today.price} />
      </Buy>
    </article>
  );
});

/** The width of a card's picture by the cards beside each other, in windows that have room for these. */
const sizesByColumns: Record<number, string> = {
  1: '(min-width: 40rem) min(66vw, 50rem)',
  2: '(min-width: 75rem) and (height < 60rem) 28rem, (min-width: 40rem) min(50vw, 36rem)',
  3: '(min-width: 40rem) min(33vw, 24rem)',
};

type ProductRowsProps = { products: readonly Product[]; isHome: boolean } & Omit<
  ComponentProps<typeof ProductCard>,
  'product' | 'sizes' | 'eager' | 'isWide'
>;

export const ProductRows = memo(({ products, isHome, ...cardProps }: ProductRowsProps) =>
  productRows(products, isHome).map((row, index) => {
    const isFilled = isHomeRow(index, isHome);
    // Four stand two by two.
    const columns = isFilled ? row.length : row.length === 4 ? 2 : 3;
    return (
      <ul key={row[0]?.id} className={`product-row product-row-of-${columns}`}>
        {row.map((product, place) => {
          // Phones show cards in pairs.
          const hasPair = !isFilled || place + (row.length % 2) < row.length;
          return (
            <li key={product.id} className={hasPair ? 'product-in-pair' : undefined}>
              <ProductCard
                product={product}
                sizes={`${sizesByColumns[columns]}, ${hasPair ? '(min-width: 22.5rem) 46vw, ' : ''}92vw`}
                eager={index === 0 && place < columns}
                isWide={columns === 1}
                {...cardProps}
              />
            </li>
          );
        })}
      </ul>
    );
  }),
);
