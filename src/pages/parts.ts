import type { ComponentType, Ref } from 'react';
import type { OrderPanelHandle } from '../checkout/stage';

export interface CheckoutOrderProps {
  ref: Ref<OrderPanelHandle>;
}

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

interface Parts {
  checkout?: () => Promise<{ CheckoutOrder: ComponentType<CheckoutOrderProps> }>;
  account?: () => Promise<{
    AccountOrders: ComponentType<AccountOrdersProps>;
    /** The way to the orders, after signing in for them. */
    OrdersOffer: ComponentType;
  }>;
  guest?: () => Promise<{ GuestOrders: ComponentType<GuestOrdersProps> }>;
}

/** The optional parts of the shop, loaded when needed; it works without them. */
export const parts: Parts = {
  checkout: () => import(/* webpackChunkName: "orders-panel" */ './CheckoutOrder'),
  account: () => import(/* webpackChunkName: "orders-own" */ './AccountOrders'),
  guest: () => import(/* webpackChunkName: "orders-guest" */ './GuestOrders'),
};
