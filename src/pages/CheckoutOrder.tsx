import { CredentialsForm } from '../account/CredentialsForm';
import { OrderPanel } from '../checkout/steps/OrderPanel';
import type { CheckoutOrderProps } from './parts';
import './CheckoutOrder.css';

export function CheckoutOrder(props: CheckoutOrderProps) {
  return <OrderPanel {...props} signIn={(isNew) => <CredentialsForm isNew={isNew} />} />;
}
