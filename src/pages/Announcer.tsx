import { useState } from 'react';
import { useUser } from '../features/auth/useAuth';
import { describeBasketChange } from '../features/basket/describeBasketChange';
import { useBasketItems } from '../features/basket/useBasket';

/**
 * The shop's one live region, mounted from the start. It tells of every change of the basket and of
 * the account, wherever the change comes from, by comparing the state with what was last told.
 */
export function Announcer() {
  const items = useBasketItems();
  const user = useUser();
  const [told, setTold] = useState({ items, user, message: '' });

  if (told.items !== items) {
    setTold({ items, user, message: describeBasketChange(told.items, items) });
  } else if (told.user !== user) {
    // What the identity service says first is how things are, not a change.
    const changed = told.user !== undefined;
    const name = user?.email ? `Signed in as ${user.email}.` : 'Signed in.';
    setTold({ items, user, message: changed ? (user ? name : 'Signed out.') : '' });
  }
  return (
    <p className="visually-hidden" role="status">
      {told.message}
    </p>
  );
}
