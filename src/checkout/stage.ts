import { useLocation } from 'react-router-dom';
import { paths } from '../ui/navigation';

const stages = ['start', 'address', 'review', 'sign-in'] as const;

/** A step of the checkout, as it is in the address; `start`: the first that the shopper needs. */
export type Stage = (typeof stages)[number];

/** The panel to order with. */
export interface OrderPanelHandle {
  /** Focuses the panel, or starts the next order if it thanks for the last one. */
  open: () => void;
}

export const stagePath = (stage: Stage) => `${paths.checkout}?step=${stage}`;

/** The stage in the address; `undefined` for the basket alone. */
export function useRequestedStage(): Stage | undefined {
  const step = new URLSearchParams(useLocation().search).get('step');
  if (step === null) return undefined;
  return stages.find((stage) => stage === step) ?? 'start';
}
