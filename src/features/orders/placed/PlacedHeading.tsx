import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../../shared/useAnnounce';
import { thanksWords as words } from '../../../words/en/orders/thanks';

/** Thanks for an order as soon as its number is known. */
export function PlacedHeading({ id }: { id: string }) {
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    return announce(words.announcement(id));
  }, [announce, id]);
  return (
    <h1 ref={heading} className="placed-heading" tabIndex={-1}>
      {words.heading(<span className="order-number">{id}</span>)}
    </h1>
  );
}
