import type { TaxCode } from '../invoice';

/** German invoices have no codes. */
export const taxCode: TaxCode | undefined = undefined;
