/** @jest-environment ./src/testing/browserEnvironment.ts */
import { render } from '@testing-library/react';
import { buildAddress } from '../testing/address';
import { addressWords } from '#words/orders/address';
import { addressFields, addressTable } from './model/address';
import { AddressLines } from './OrderSummary';

it('shows the courier each part of the address on its own line, isolated from other scripts', () => {
  const email = 'asha@example.com';
  const gstin = '29ABCDE1234F1ZW';
  const address = { ...buildAddress(), email, gstin, street: '12 Lake View Road\nسوق' };
  const { name, street, landmark, city, pin, state, telephone, instructions } = address;
  const { container, rerender } = render(<AddressLines address={address} />);
  const parts = () => Array.from(container.querySelectorAll('bdi'), (bdi) => bdi.textContent);
  const around = [city, pin, state, telephone];
  expect(parts()).toEqual([name, ...street.split('\n'), landmark, ...around, instructions, gstin]);
  const lines = Array.from(container.querySelectorAll('address > *'), (line) => line.textContent);
  expect(lines).toEqual([
    name,
    ...street.split('\n'),
    landmark,
    `${city} ${pin}`,
    state,
    telephone,
    `Note for the courier: ${instructions}`,
    `GSTIN: ${gstin}`,
  ]);
  expect(container.querySelector('a')).not.toBeInTheDocument();
  rerender(<AddressLines address={{ ...address, landmark: '', instructions: '', gstin: '' }} />);
  expect(parts()).toEqual([name, ...street.split('\n'), ...around]);
  // A merchant gets links to call and to email.
  rerender(<AddressLines address={address} isCallable />);
  const links = Array.from(container.querySelectorAll('a'), ({ href }) => href);
  expect(links).toEqual(['tel:9876543210', `mailto:${email}`]);
});

it.each(addressFields)('says at the %s that it’s optional, or else what to enter', (field) => {
  const texts = addressTable[field].optional ? addressWords.hints : addressWords.advice;
  expect(texts).toHaveProperty(field);
});
