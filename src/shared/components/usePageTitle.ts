import { useEffect } from 'react';
import { shop } from '../../config';

/** Names the screen in the browser's tab: `Sign in · Haat`, or the shop's name alone. */
export function usePageTitle(title?: string) {
  useEffect(() => {
    document.title = title ? `${title} · ${shop.name}` : shop.name;
  }, [title]);
}
