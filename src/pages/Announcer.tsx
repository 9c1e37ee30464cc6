import { useCallback, useState, type ReactNode } from 'react';
import { AnnounceContext } from '../components/announce';
import { useUser } from '../features/auth/useAuth';
import { describeBasketChange } from '../features/basket/describeBasketChange';
import { describeNotice } from '../features/basket/describeNotice';
import {
  useBasketItems,
  useBasketNotices,
  useChangedElsewhere,
} from '../features/basket/useBasket';

/**
 * The shop's one live region, mounted from the start, around everything that may speak. It tells of
 * every change that the shopper makes to the basket, and of every change of the account, by
 * comparing the state with what was last told; the rest is told to it through `useAnnounce`.
 */
export function Announcer({ children }: { children: ReactNode }) {
  const items = useBasketItems();
  const elsewhere = useChangedElsewhere();
  const notices = useBasketNotices();
  const user = useUser();
  const [told, setTold] = useState({ items, notices, user, sentence: '', times: 0 });
  const announce = useCallback((sentence: string) => {
    setTold((before) => ({ ...before, sentence, times: before.times + 1 }));
  }, []);

  if (told.items !== items) {
    const sentence = elsewhere ? told.sentence : describeBasketChange(told.items, items);
    setTold({ ...told, items, sentence });
  } else if (told.notices !== notices) {
    const sentence = notices.map(describeNotice).join(' ');
    setTold({ ...told, notices, sentence });
  } else if (told.user !== user) {
    // What the identity service says first is how things are, not a change.
    const changed = told.user !== undefined;
    const name = user?.email ? `Signed in as ${user.email}.` : 'Signed in.';
    setTold({ ...told, user, sentence: changed ? (user ? name : 'Signed out.') : told.sentence });
  }
  return (
    <AnnounceContext value={announce}>
      {children}
      <p className="visually-hidden" role="status">
        {/* A new element, so that the same sentence said again is heard again. */}
        {told.sentence && <span key={told.times}>{told.sentence}</span>}
      </p>
    </AnnounceContext>
  );
}
