import { paths } from '../navigation';

/** The addresses of the desk's sections, on the account screen; the products' is in `navigation.ts`. */
const pathOf = (params: Record<'section', string> & { phone?: string }) =>
  `${paths.login}?${new URLSearchParams(params).toString()}`;

export const codesPath = pathOf({ section: 'codes' });
export const customersPath = pathOf({ section: 'customers' });
export const newOrderPath = pathOf({ section: 'order' });

/** The customer with this phone number. */
export const customerPath = (phone: string) => pathOf({ section: 'customers', phone });

/** The desk's checkout for the customer with this phone number. */
export const orderForPath = (phone: string) => pathOf({ section: 'order', phone });
