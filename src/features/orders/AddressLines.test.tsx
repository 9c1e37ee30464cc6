/** @jest-environment ./src/testing/browserEnvironment.ts */
import { render } from '@testing-library/react';
import { addressFields, addressTable } from '../../model/addressFields';
import { buildAddress } from '../../testing/address';
import { addressWords } from '../../words/en/orders/address';
import { AddressLines } from './AddressLines';

const address = buildAddress();

it.each(addressFields)('the courier sees the %s that I typed', (field) => {
  const { container } = render(<AddressLines address={address} />);
  expect(container).toHaveTextContent(address[field]);
});

it.each(addressFields)(
  'the form says of the %s that it may be empty, or else what to enter',
  (field) => {
    const texts = addressTable[field].optional ? addressWords.hints : addressWords.advice;
    expect(texts).toHaveProperty(field);
  },
);
