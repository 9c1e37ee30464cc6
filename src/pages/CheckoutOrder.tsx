import { CredentialsForm } from '../features/auth/CredentialsForm';
import { OrderPanel } from '../features/checkout/OrderPanel';
import { adoptStyles } from '../shared/adoptStyles';
import sheet from './CheckoutOrder.css?part';
import type { CheckoutOrderProps } from './parts';

adoptStyles(sheet);

/** The order panel of the checkout screen, with the form to sign in with. */
export function CheckoutOrder(props: CheckoutOrderProps) {
  return <OrderPanel {...props} signIn={<CredentialsForm />} />;
}
