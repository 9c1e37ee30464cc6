import type { Shop } from '../../config';

/** What a shopper agrees to by signing in, with links to the pages that the shop has. */
export function AgreementNotice({ name, conditions, privacy }: Shop) {
  return (
    <p className="credentials-form-notice">
      By signing in or creating an account you agree to the{' '}
      {conditions ? <a href={conditions}>conditions of use</a> : 'conditions of use'} and the{' '}
      {privacy ? <a href={privacy}>privacy notice</a> : 'privacy notice'} of {name}.
    </p>
  );
}
