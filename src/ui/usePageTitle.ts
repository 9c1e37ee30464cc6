import { useEffect } from 'react';
import { shop } from '#shop/config';
import { shellWords as words } from '#words/shell';

/** Sets the page's title: `Sign in · Haat`, or the shop's name alone. */
export function usePageTitle(title?: string) {
  useEffect(() => {
    document.title = title ? words.title(title, shop.name) : shop.name;
  }, [title]);
}
