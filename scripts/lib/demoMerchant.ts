import { demoProject } from '../../build/variables';
import { ask } from './saveOnChange';

const uid = 'demo-merchant';
const account = { email: 'merchant@example.com', password: 'marigold' };

/**
 * Sees to it that the demo has an account that sees the orders of the shop.
 *
 * @returns how to sign in to it, in one sentence
 */
export async function addDemoMerchant(authUrl: string, firestoreUrl: string): Promise<string> {
  const accounts = `${authUrl}/identitytoolkit.googleapis.com/v1/projects/${demoProject}/accounts`;
  // It is kept with the others, and may be there already; its password may have been changed.
  await ask(accounts, 'POST', { localId: uid, ...account }).catch(() =>
    ask(`${accounts}:update`, 'POST', { localId: uid, ...account }),
  );
  const documents = `${firestoreUrl}/v1/projects/${demoProject}/databases/(default)/documents`;
  await ask(`${documents}/merchants/${uid}`, 'PATCH', { fields: {} });
  const { email, password } = account;
  return `To see the shop's orders, sign in there as ${email} with the password ${password}.`;
}
