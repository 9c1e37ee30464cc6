import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { LoadFailure } from '../../ui/BusyButton';
import { customersWords as words } from '#words/desk/customers';
import { deskFrameWords } from '#words/desk/orders';
import { describeFailure } from '../orders/ShopOrders';
import { loadOlderOrders, pollShopOrders, selectShopOrders } from '../orders/shopOrdersSlice';
import { CustomerDetails, type CustomersState } from './CustomerDetails';
import { CustomerList, firstView } from './CustomerList';
import { loadNotes, selectCustomers } from './customersSlice';
import './Customers.css';

/** Loads the first page of orders and all notes, and again what has failed once the database answers. */
function useFirstPage() {
  const dispatch = useAppDispatch();
  const { loadedAt, hasOlder, next, olderStatus } = useAppSelector(selectShopOrders);
  const { notesStatus } = useAppSelector(selectCustomers);
  const needsPage = hasOlder && next === undefined && olderStatus !== 'pending';
  const needsNotes = notesStatus === undefined || notesStatus === 'rejected';
  const loadWhatIsMissing = useEffectEvent(() => {
    if (loadedAt === undefined) return;
    if (needsPage) void dispatch(loadOlderOrders());
    if (needsNotes) void dispatch(loadNotes());
  });
  useEffect(() => {
    loadWhatIsMissing();
  }, [loadedAt]);
}

/** The shop's customers, or one of them, whose phone number is in the address. */
export function Customers() {
  const dispatch = useAppDispatch();
  const { loadedAt, failure } = useAppSelector(selectShopOrders);
  const { search, state } = useLocation() as { search: string; state: CustomersState | null };
  const telephone = new URLSearchParams(search).get('phone');
  const [view, setView] = useState(firstView);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(telephone);
  useFirstPage();
  useEffect(() => {
    // Back has scrolled to where the list was left.
    if (shown.current && !telephone) heading.current?.focus({ preventScroll: true });
    shown.current = telephone;
  }, [telephone]);

  return (
    <section className="customers" aria-labelledby="customers">
      <h2 id="customers" tabIndex={-1} ref={heading}>
        {words.heading}
      </h2>
      {state?.done && <p className="success">{state.done}</p>}
      {failure && (
        <LoadFailure onRetry={() => dispatch(pollShopOrders())}>
          {describeFailure(failure, loadedAt)}
        </LoadFailure>
      )}
      {loadedAt === undefined && !failure && <p>{deskFrameWords.loadingSection}</p>}
      {loadedAt !== undefined &&
        (telephone ? (
          <CustomerDetails key={telephone} telephone={telephone} />
        ) : (
          <CustomerList view={view} onView={setView} />
        ))}
    </section>
  );
}
