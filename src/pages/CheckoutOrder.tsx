import { CredentialsForm } from '../features/auth/CredentialsForm';
import { OrderPanel } from '../features/checkout/OrderPanel';
import { adoptStyles } from '../shared/adoptStyles';
import sheet from './CheckoutOrder.css?part';
import type { CheckoutOrderProps } from './parts';

adoptStyles(sheet);

export function CheckoutOrder(props: CheckoutOrderProps) {
  return <OrderPanel {...props} signIn={(isNew) => <CredentialsForm isNew={isNew} />} />;
}
