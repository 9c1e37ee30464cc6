import { useCallback, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { addAppListener, useAppDispatch, useAppSelector } from '../app/hooks';
import { allowSharing } from '../catalogue/product/pictureStore';
import { paths, productsPath } from '../navigation';
import { LoadFailure } from '../ui/BusyButton';
import { lazyPart, usePart } from '../ui/lazyPart';
import { usePolling } from '../ui/usePolling';
import { deskFrameWords as words } from '#words/desk/orders';
import { OrderAlerts } from './alerts/OrderAlerts';
import { ShopOrders } from './orders/ShopOrders';
import { expireUndo, pollShopOrders, selectWaiting } from './orders/shopOrdersSlice';
import { loadPriceList } from './products/priceListSlice';
import { OpenShop } from './products/OpenShop';
import { Products } from './products/Products';
import { codesPath, customersPath, newOrderPath } from './sections';
import { useCurrentInView } from './useCurrentInView';
import './Desk.css';

const codesPart = lazyPart(
  async () => (await import(/* webpackChunkName: "sections" */ './codes/Codes')).Codes,
);

const customersPart = lazyPart(
  async () => (await import(/* webpackChunkName: "sections" */ './customers/Customers')).Customers,
);

const newOrderPart = lazyPart(
  async () => (await import(/* webpackChunkName: "sections" */ './newOrder/NewOrder')).NewOrder,
);

/** A section that loads when it is opened. */
function LazySection({ part }: { part: typeof codesPart }) {
  const { loaded: Section, isFailed, retry } = usePart(part);
  if (Section) return <Section />;
  return isFailed ? (
    <LoadFailure onRetry={retry}>{words.sectionNotLoaded}</LoadFailure>
  ) : (
    <p>{words.loadingSection}</p>
  );
}

/** The sections in the order of their links, by their names in the address. */
const sectionsOfShop = () => ({
  orders: { path: paths.login, label: words.orders },
  order: { path: newOrderPath, label: words.newOrder },
  products: { path: productsPath, label: words.products },
  customers: { path: customersPath, label: words.customers },
  ...(process.env.CODES === 'on' && { codes: { path: codesPath, label: words.codes } }),
});

interface DeskProps {
  /** Called with the page's title: the section, after how many orders of the shop wait for the merchant. */
  onTitle: (title: string) => void;
}

/**
 * The merchant's part of the account screen: the address says which section is open. New orders are noticed in
 * each of them.
 */
export function Desk({ onTitle }: DeskProps) {
  const dispatch = useAppDispatch();
  const waiting = useAppSelector(selectWaiting) ?? 0;
  const named = new URLSearchParams(useLocation().search).get('section');
  const sections = sectionsOfShop();
  const section = (
    named && Object.hasOwn(sections, named) ? named : 'orders'
  ) as keyof typeof sections;
  const isProducts = section === 'products';
  const current = useCurrentInView<HTMLAnchorElement>(section);
  const label = sections[section]?.label ?? '';
  const title = waiting > 0 ? `(${waiting}) ${label}` : label;

  const poll = useCallback(() => dispatch(pollShopOrders()), [dispatch]);
  usePolling(poll, { everyMs: 60_000, whileHidden: true });
  useEffect(() => {
    void allowSharing();
    dispatch(addAppListener(expireUndo));
  }, [dispatch]);
  // The products section reads the price list itself.
  useEffect(() => {
    if (!isProducts) void dispatch(loadPriceList());
  }, [dispatch, isProducts]);
  useEffect(() => {
    onTitle(title);
    return () => {
      onTitle('');
    };
  }, [onTitle, title]);

  return (
    <div className="desk">
      <nav className="desk-sections" aria-label={words.sections}>
        {Object.entries(sections).map(([name, { path, label }]) => (
          <Link
            key={name}
            ref={name === section ? current : undefined}
            to={path}
            aria-current={name === section ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <OrderAlerts />
      <OpenShop />
      {section === 'orders' && <ShopOrders onRetry={poll} />}
      {section === 'order' && <LazySection part={newOrderPart} />}
      {isProducts && <Products />}
      {section === 'customers' && <LazySection part={customersPart} />}
      {section === 'codes' && <LazySection part={codesPart} />}
    </div>
  );
}
