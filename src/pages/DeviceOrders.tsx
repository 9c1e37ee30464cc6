import { LoadFailure } from '../features/orders/LoadFailure';
import { areOrdersOn } from '../features/orders/areOrdersOn';
import { mayHaveGuest } from '../shared/guestMark';
import { useChunk } from '../shared/useChunk';
import { accountWords as words } from '../words/en/account';
import { parts, type GuestOrdersProps } from './parts';

/** The orders of this device's guest; on a device that never had one, no code is loaded for them. */
export function DeviceOrders(props: GuestOrdersProps) {
  const load = areOrdersOn() && mayHaveGuest() ? parts.guest : undefined;
  const { chunk, isFailed, again } = useChunk(load);
  if (isFailed) {
    return (
      <section className="login-panel">
        <LoadFailure onRetry={again}>{words.ordersNotLoaded}</LoadFailure>
      </section>
    );
  }
  return chunk ? <chunk.GuestOrders {...props} /> : null;
}
