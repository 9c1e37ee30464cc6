import type { ComponentType } from 'react';
import type { OrderPanelProps } from '../checkout/checkoutState';
import { lazyPart, type LazyPart } from '../ui/lazyPart';

export interface AccountOrdersProps {
  /** Called with how many orders of the shop wait for this account, if it is the merchant's. */
  onWaiting: (count: number) => void;
}

export interface GuestOrdersProps {
  /** Gets the heading while there are orders. */
  onHeading: (heading: HTMLElement | null) => void;
  /** Says what was done to the orders, which are gone from here. */
  onDone: (sentence: string) => void;
}

export interface LinkedOrderProps {
  /** The number of an order, and the secret of its link. */
  link: { id: string; key: string };
}

interface Parts {
  checkout?: LazyPart<{ OrderPanel: ComponentType<OrderPanelProps> }>;
  account?: LazyPart<{
    AccountOrders: ComponentType<AccountOrdersProps>;
    /** The way to the orders, after signing in for them. */
    OrdersOffer: ComponentType;
  }>;
  guest?: LazyPart<{ GuestOrders: ComponentType<GuestOrdersProps> }>;
  linked?: LazyPart<{ LinkedOrder: ComponentType<LinkedOrderProps> }>;
}

/** The optional parts of the shop, loaded when needed; it works without them. */
export const parts: Parts = {
  checkout: lazyPart(
    () => import(/* webpackChunkName: "checkout" */ '../checkout/steps/OrderPanel'),
  ),
  account: lazyPart(() => import(/* webpackChunkName: "account" */ './AccountOrders')),
  guest: lazyPart(() => import(/* webpackChunkName: "account" */ './GuestOrders')),
  linked: lazyPart(() => import(/* webpackChunkName: "account" */ '../orders/own/LinkedOrder')),
};
