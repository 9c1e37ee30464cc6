import { CredentialsForm } from '../features/auth/CredentialsForm';
import { DemoNotice } from '../features/auth/DemoNotice';
import { useAttempt } from '../features/auth/useAttempt';
import { OrderPanel } from '../features/checkout/OrderPanel';
import { adoptStyles } from '../shared/adoptStyles';
import sheet from './CheckoutOrder.css?part';
import type { CheckoutOrderProps } from './parts';

adoptStyles(sheet);

/** The order panel of the checkout screen, with the form to sign in with. */
export function CheckoutOrder(props: CheckoutOrderProps) {
  const { attempt, outcome, pending } = useAttempt();
  return (
    <OrderPanel
      {...props}
      signIn={
        <>
          {process.env.AUTH_EMULATOR_URL && <DemoNotice />}
          <CredentialsForm
            pending={pending}
            outcome={outcome}
            quiet={false}
            onAttempt={(action, credentials) => void attempt(action, credentials)}
          />
        </>
      }
    />
  );
}
