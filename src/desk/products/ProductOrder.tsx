import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useAnnounce } from '../../app/announce';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { type Product, productRows, unbroken } from '../../catalogue/model/product';
import { Picture } from '../../catalogue/product/Picture';
import { MoreButton, useGrowingList } from '../../ui/GrowingList';
import { productOrderWords as words } from '#words/desk/productOrder';
import { type Arranged, type Direction, movesAfter } from './arrangement';
import { newFirstChosen, productsMoved, selectEdits } from './editsSlice';
import './ProductOrder.css';

const STEP = 30;

const arrows: Readonly<Record<Direction, string>> = {
  top: 'M12 21V8m-6 6 6-6 6 6M5 3.5h14',
  up: 'M12 20V5m-6 6 6-6 6 6',
  down: 'M12 4v15m-6-6 6 6 6-6',
  bottom: 'M12 3v13m-6-6 6 6 6-6M5 20.5h14',
};
const directions = ['top', 'up', 'down', 'bottom'] as const;

/** How many products the home screen's row has, of each product in one of the first. */
const rowsOf = (shown: readonly string[]) =>
  new Map(
    productRows(shown.slice(0, 6), true).flatMap((row) =>
      row.map((id) => [id, row.length] as const),
    ),
  );

/** A press on a button of a product, and where that was in the window. */
interface Press {
  id: string;
  direction: Direction;
  top: number;
  /** The place of its row in the list. */
  index: number;
  isByKey: boolean;
}

const buttonId = (direction: Direction, id: string) => `${direction}-${id}`;

/** After a move, the focus and the finger stay on the moved product's button, or the focus goes to the one in its place. */
function useSteadyButton(arranged: Arranged) {
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<Press>(undefined);
  useLayoutEffect(() => {
    const { current: press } = pressed;
    pressed.current = undefined;
    if (!press) return;
    const { id, direction, top, index, isByKey } = press;
    const isStep = direction === 'up' || direction === 'down';
    const button = document.getElementById(buttonId(direction, id));
    if (button) {
      button.focus({ preventScroll: true });
      if (isStep) window.scrollBy(0, button.getBoundingClientRect().top - top);
      else if (isByKey) button.scrollIntoView({ block: 'center' });
    } else {
      const buttons = list.current?.children[index]?.querySelectorAll('button');
      buttons?.item(directions.indexOf(direction)).focus({ preventScroll: true });
    }
  }, [arranged]);
  const hold = (press: Press) => {
    pressed.current = press;
  };
  return { list, hold };
}

interface ProductOrderProps {
  arranged: Arranged;
  /** What is listed: no hidden products. */
  products: readonly Product[];
  query: string;
}

/** The products in the order in which shoppers see them, with buttons that move each. */
export function ProductOrder({ arranged, products, query }: ProductOrderProps) {
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const { moves } = useAppSelector(selectEdits);
  const { shown, more } = useGrowingList(products.length, STEP, `order: ${query}`);
  const { list, hold } = useSteadyButton(arranged);
  const places = new Map(arranged.shown.map((id, index) => [id, index + 1]));
  const rows = rowsOf(arranged.shown);
  const { length: count } = arranged.shown;

  const move = (product: Product, direction: Direction, index: number, event: MouseEvent) => {
    const { id, title } = product;
    const place = places.get(id) ?? 0;
    const target = { top: 1, up: place - 1, down: place + 1, bottom: count }[direction];
    if (target < 1 || target > count || target === place) return;
    const { top } = event.currentTarget.getBoundingClientRect();
    hold({ id, direction, top, index, isByKey: event.detail === 0 });
    dispatch(productsMoved(movesAfter(arranged, moves, { id, direction })));
    announce(words.moved(title, target, count));
  };
  const isAtEnd = (place: number, direction: Direction) =>
    place === (direction === 'top' || direction === 'up' ? 1 : count);

  return (
    <>
      <p className="field-hint">{words.hint}</p>
      <ol ref={list} className="products-list product-order">
        {products.slice(0, shown).map((product, index) => {
          const { id, title, image } = product;
          const place = places.get(id) ?? 0;
          return (
            <li key={id} className="product-order-item">
              <Picture image={image} alt="" sizes="4rem" />
              <div>
                <h3 tabIndex={-1}>{unbroken(title)}</h3>
                <p className="products-count">{words.place(place, rows.get(id))}</p>
              </div>
              <div className="product-order-buttons">
                {directions.map((direction) => (
                  <button
                    key={direction}
                    id={buttonId(direction, id)}
                    type="button"
                    aria-label={words.move[direction](title)}
                    aria-disabled={isAtEnd(place, direction)}
                    onClick={(event) => {
                      move(product, direction, index, event);
                    }}
                  >
                    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                      <path d={arrows[direction]} />
                    </svg>
                  </button>
                ))}
              </div>
            </li>
          );
        })}
      </ol>
      {more && <MoreButton {...more} />}
    </>
  );
}

/** Chooses where new products come. */
export function NewFirst({ arranged, wasFirst }: { arranged: Arranged; wasFirst: boolean }) {
  const dispatch = useAppDispatch();
  return (
    <label className="checkbox">
      <input
        type="checkbox"
        checked={arranged.isNewFirst}
        onChange={({ target: { checked } }) => {
          dispatch(newFirstChosen(checked === wasFirst ? undefined : checked));
        }}
      />
      {words.newFirst}
    </label>
  );
}
