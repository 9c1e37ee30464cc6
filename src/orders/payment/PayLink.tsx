import { useEffect, useState } from 'react';
import { useProblemAnnouncement } from '../../app/announce';
import { scrollIntoView } from '../../ui/focus';
import { useOnline } from '../../ui/useOnline';
import { payLinkWords as words } from '#words/orders/orders';

interface PayLinkProps {
  href: string;
  children: string;
}

/** Leads to the page where an order is paid; says so if the device is offline. */
export function PayLink({ href, children }: PayLinkProps) {
  const isOnline = useOnline();
  const announceProblem = useProblemAnnouncement();
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (isOnline) announceProblem('');
  }, [announceProblem, isOnline]);
  return (
    <>
      {isPressed && !isOnline && (
        <p ref={scrollIntoView} className="reason">
          <span>
            {words.offline} {/* Some devices wrongly report that they are offline. */}
            <a href={href}>{words.tryAnyway}</a>
          </span>
        </p>
      )}
      <a
        className="button button-wide"
        href={href}
        onClick={(event) => {
          if (navigator.onLine) return;
          event.preventDefault();
          setPressed(true);
          announceProblem(words.offline);
        }}
      >
        {children}
      </a>
    </>
  );
}
