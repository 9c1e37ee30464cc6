import type { notFoundWords as english } from '../en/notFound';

export const notFoundWords = {
  title: 'पेज नहीं मिला',
  advice:
    'हो सकता है कि लिंक पुराना हो या उसमें टाइपिंग की गलती हो। यह भी हो सकता है कि प्रोडक्ट का पेज बदल गया हो या वह अब न बिकता हो।',
} satisfies typeof english;
