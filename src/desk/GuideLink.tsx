import type { ReactNode } from 'react';
import { shop } from '#shop/config';

/** Guides in `docs/` that the site has as pages: a merchant at the desk, on a phone, has no repository. */
type Guide = 'payments' | 'functions';

interface GuideLinkProps {
  guide: Guide;
  /** The id of a heading: its words, with hyphens. */
  part?: string;
  children: ReactNode;
}

/** Leads to a page of the guide, in another tab, so that the desk stays as it is. */
export function GuideLink({ guide, part, children }: GuideLinkProps) {
  const href = `${shop.basePath}guide/${guide}.html${part ? `#${part}` : ''}`;
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
