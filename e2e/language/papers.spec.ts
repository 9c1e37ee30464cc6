/** Invoices on paper in any language and country. */
import { expectPrintedInvoices } from '../support/invoices';
import { test } from '../support/test';

test('a merchant prints invoices of any length, and nothing of them is cut', async ({
  page,
  account,
}) => {
  await expectPrintedInvoices(page, account);
});
