import { createSelector } from '@reduxjs/toolkit';
import { useAppSelector } from '../app/hooks';
import { withCurrentPrice } from '../catalogue/model/prices';
import { selectCurrentPrices } from '../catalogue/pricesSlice';
import { limitWords as words } from '#words/basketPage';
import { selectRows } from './basketSelectors';

/** The most of one product that the security rules accept in an order. */
const MAX_PER_PRODUCT = 20;

/**
 * The most of a product that can be ordered.
 *
 * @param left how many are left, if the shop counts them
 */
export const mostOf = (left = MAX_PER_PRODUCT) => Math.min(left, MAX_PER_PRODUCT);

/** Why there can't be more of a product, of which this is the most. */
export const describeMost = (most: number) =>
  most < MAX_PER_PRODUCT ? words.left(most) : words.mostOfEach(most);

interface LimitedRow {
  title: string;
  count: number;
  /** The result of `mostOf`. */
  most: number;
}

export const overLimit = <Row extends LimitedRow>(rows: readonly Row[]) =>
  rows.filter(({ count, most }) => count > most);

/** The rows of products of which the basket has more than can be ordered. */
const selectOverLimit = createSelector([selectRows, selectCurrentPrices], (rows, prices) =>
  overLimit(
    rows.map(({ product, count }) => {
      const { title, left, soldOut } = prices ? withCurrentPrice(prices, product) : product;
      return { title, count: soldOut ? 0 : count, most: mostOf(left) };
    }),
  ),
);

export const useOverLimit = () => useAppSelector(selectOverLimit);

/** Why a row over the limit can't be ordered, and what to do. */
export const describeSurplus = ({ title, count, most }: LimitedRow) =>
  most < MAX_PER_PRODUCT
    ? words.moreThanLeft(most, count - most, title)
    : words.tooMany(most, count - most, title);
