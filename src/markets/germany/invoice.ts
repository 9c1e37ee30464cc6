import type { InvoiceTable } from '../invoice';

export const invoiceTable: InvoiceTable = {
  // A VAT ID, or the number of a tax office, with slashes, spaces or neither: § 14 (4) UStG takes either.
  taxNumber: { pattern: /^(DE\d{9}|\d{2,3}[ /]?\d{3,4}[ /]?\d{4,5})$/, example: 'DE123456789' },
  taxesFor: () => ['USt'],
};
