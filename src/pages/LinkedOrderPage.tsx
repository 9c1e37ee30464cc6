import type { OrderLink } from '../orders/model/orderLink';
import { LoadFailure } from '../ui/BusyButton';
import { lazyPart, usePart } from '../ui/lazyPart';
import { usePageTitle } from '../ui/usePageTitle';
import { accountWords, authWords as words } from '#words/auth';

/** Loads in one file with the account. */
const linkedOrderPart = lazyPart(
  () => import(/* webpackChunkName: "account" */ '../orders/own/LinkedOrder'),
);

/** An order as its link shows it, to signed-in users and others. */
export function LinkedOrderPage({ link }: { link: OrderLink }) {
  const { loaded, isFailed, retry } = usePart(linkedOrderPart);
  usePageTitle(words.orderTitle(link.id));
  return (
    <div className="login">
      <section className="login-panel">
        <h1 tabIndex={-1}>{words.order(<span className="order-number">{link.id}</span>)}</h1>
        {loaded && <loaded.LinkedOrder link={link} />}
        {isFailed && <LoadFailure onRetry={retry}>{accountWords.orderNotLoaded}</LoadFailure>}
        {!loaded && !isFailed && <p>{accountWords.loadingOrder}</p>}
      </section>
    </div>
  );
}
