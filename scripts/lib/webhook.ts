import { shop } from '#shop/config';

/**
 * Calls the webhook's address without a signature: the function has to answer and reject the call.
 *
 * @returns the merchant's next step
 */
export async function describeWebhook(origin = shop.origin): Promise<string> {
  const address = `${origin}${shop.basePath}functions/webhook`;
  const signal = AbortSignal.timeout(30_000);
  const answer = await fetch(address, { method: 'POST', body: '{}', signal }).then(
    ({ status }) => `answers ${status}`,
    (error: unknown) => `can’t be reached: ${String((error as Error).cause ?? error)}`,
  );
  return answer === 'answers 400'
    ? `The webhook for payments answers. Give its address to the payment service, if you haven’t: ${address}\n` +
        'Then place an order, pay it, and refund it: see docs/payments.md.'
    : `The webhook for payments ${answer}, where 400 is right: ${address}\n` +
        'Without it, payments are only found every 15 minutes. See docs/payments.md.';
}
