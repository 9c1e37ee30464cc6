import { useLocation } from 'react-router-dom';
import { paths } from '../navigation';

/* Apart from `useStep.ts`, so that the basket's page loads without the checkout. */

const steps = ['start', 'address', 'review', 'sign-in'] as const;

/** A step of the checkout, as it is in the address; `start`: the first that the shopper needs. */
export type Step = (typeof steps)[number];

export const stepPath = (step: Step) => `${paths.checkout}?step=${step}`;

/** The step in the address; `undefined` for the basket alone. */
export function useRequestedStep(): Step | undefined {
  const step = new URLSearchParams(useLocation().search).get('step');
  if (step === null) return undefined;
  return steps.find((each) => each === step) ?? 'start';
}
