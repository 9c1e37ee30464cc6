import { shop } from '#shop/config';
import { ShareButton } from '../../catalogue/product/ShareButton';
import { QrCode } from '../../ui/QrCode';
import { keepLinkWords as words } from '#words/orders/ordering';
import { whatsApp } from '../contactLinks';
import type { Order } from '../model/order';
import { orderLinkPath } from '../model/orderLink';
import './KeepLink.css';

/** The path of an order's link, for any device; `undefined` if it has none. */
const linkOf = ({ id, linkKey }: Order) =>
  linkKey && `${shop.basePath}#${orderLinkPath(id, linkKey)}`;

/** Shares or copies the link of an order; nothing if it has none. */
export function ShareOrder({ order }: { order: Order }) {
  const path = linkOf(order);
  return path && <ShareButton title={words.title(order.id)} path={path} label={words.share} />;
}

interface KeepLinkProps {
  order: Order;
  /** Whether the link is there as a code, too: one beside another, to pay, would be scanned in its place. */
  hasCode: boolean;
}

/** Asks a guest, who has no account to sign in to elsewhere, to keep the link of their order. */
export function KeepLink({ order, hasCode }: KeepLinkProps) {
  const path = linkOf(order);
  if (!path || !order.guest) return null;
  const url = window.location.origin + path;
  return (
    <section className="keep-link" aria-labelledby="keep-link">
      <h2 id="keep-link">{words.heading}</h2>
      <p>{words.why}</p>
      <div className="keep-link-ways">
        <ShareButton
          className="button button-quiet"
          title={words.title(order.id)}
          path={path}
          label={words.share}
        />
        <a
          className="button button-quiet"
          href={whatsApp('', words.message(order.id, url))}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.whatsApp}
        </a>
      </div>
      {hasCode && (
        <div className="keep-link-code">
          <QrCode text={url} label={words.code} />
          <p>{words.scan}</p>
        </div>
      )}
    </section>
  );
}
