import { useState } from 'react';
import type { Order } from '../../orders/model/order';
import { LoadFailure } from '../../ui/BusyButton';
import { lazyPart, usePart } from '../../ui/lazyPart';
import { couriersWords as words } from '#words/desk/couriers';
import './Couriers.css';

const filesPart = lazyPart(
  async () => (await import(/* webpackChunkName: "sections" */ './CourierFiles')).CourierFiles,
);

interface CouriersProps {
  /** The shop’s orders. */
  orders: readonly Order[];
  /** If there are none, the files are of all accepted ones. */
  selected: readonly Order[];
}

/** The files for couriers and from them, which load when a merchant unfolds them. */
export function Couriers({ orders, selected }: CouriersProps) {
  const [isOpen, setOpen] = useState(false);
  const { loaded: CourierFiles, isFailed, retry } = usePart(isOpen ? filesPart : undefined);
  return (
    <details
      className="disclosure couriers"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>{words.heading}</summary>
      {isOpen && isFailed && <LoadFailure onRetry={retry}>{words.notLoaded}</LoadFailure>}
      {isOpen && CourierFiles && <CourierFiles orders={orders} selected={selected} />}
    </details>
  );
}
