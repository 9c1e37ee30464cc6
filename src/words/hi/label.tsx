import type { labelWords as english } from '../en/label';

/** What a product's label says: on its page, and at the merchant's desk. */
export const labelWords = {
  netQuantity: 'नेट मात्रा',
  warranty: 'वारंटी',
  maker: 'निर्माता या आयातक',
  origin: 'मूल देश',
} satisfies typeof english;
