import type { earlyWords as english } from '../en/early';

export const earlyWords = {
  /** After the number in the basket link. */
  items: (_count: number) => 'आइटम',
  /** On the card of a product. */
  inBasket: (count: number) => `बास्केट में ${count}`,
  scriptsFailed: 'दुकान का कुछ हिस्सा लोड नहीं हो सका।',
  tryAgain: 'फिर कोशिश करें',
  tryingAgain: 'फिर कोशिश हो रही है…',
} satisfies typeof english;
