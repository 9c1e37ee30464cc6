/** @jest-environment ./src/testing/browserEnvironment.ts */
import { render, screen } from '@testing-library/react';
import { shop } from '#shop/config';
import { AgreementNotice } from './CredentialsForm';

const bare = { ...shop, conditions: undefined, privacy: undefined };
const words =
  'By signing in or creating an account, you agree to the conditions of use and privacy notice ' +
  `of ${shop.name}.`;

it('links the conditions and the privacy notice, or only names them if there are no pages', () => {
  const { rerender } = render(
    <AgreementNotice {...bare} conditions="conditions.html" privacy="privacy.html" />,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent(words);
  const links = ['conditions of use', 'privacy notice'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual(['conditions.html', 'privacy.html']);
  rerender(<AgreementNotice {...bare} />);
  expect(screen.getByRole('paragraph')).toHaveTextContent(words);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
