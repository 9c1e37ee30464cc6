import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends ComponentProps<'a'> {
  /** The address of a screen. */
  to: string;
}

/** A link to a screen of the shop: the router's own, without what it preloads for server frameworks. */
export function Link({ to, onClick, children, ...attributes }: LinkProps) {
  const href = useHref(to);
  const followLink = useLinkClickHandler(to);
  return (
    <a
      {...attributes}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) followLink(event);
      }}
    >
      {children}
    </a>
  );
}
