import type { ComponentType } from 'react';
import type { User } from '../auth/authService';
import type { OrderPanelProps } from '../checkout/checkoutState';
import type { GuestOrdersProps } from '../orders/own/GuestOrders';
import { lazyPart, type LazyPart } from '../ui/lazyPart';

export interface AccountOrdersProps {
  user: User;
  /** Called with how many orders of the shop wait for this account, if it is the merchant's. */
  onWaiting: (count: number) => void;
}

export interface LinkedOrderProps {
  /** The number of an order, and the secret of its link. */
  link: { id: string; key: string };
}

interface Parts {
  checkout?: LazyPart<{ OrderPanel: ComponentType<OrderPanelProps> }>;
  account?: LazyPart<{
    AccountOrders: ComponentType<AccountOrdersProps>;
    /** Not for merchants, who have it below their own orders. */
    AddressBook: ComponentType<Pick<AccountOrdersProps, 'user'>>;
    GuestOrders: ComponentType<GuestOrdersProps>;
    LinkedOrder: ComponentType<LinkedOrderProps>;
    /** The way to the orders, after signing in for them. */
    OrdersOffer: ComponentType;
  }>;
}

/** The optional parts of the shop, loaded when needed; it works without them. */
export const parts: Parts = {
  checkout: lazyPart(() => import(/* webpackChunkName: "checkout" */ '../checkout/OrderPanel')),
  account: lazyPart(() => import(/* webpackChunkName: "account" */ './AccountOrders')),
};
