/** @jest-environment ./src/testing/browserEnvironment.ts */
import { render } from '@testing-library/react';
import { DemoNotice } from './DemoNotice';

it('says nothing on the machine that the demo runs on', () => {
  expect(render(<DemoNotice />).container).toBeEmptyDOMElement();
});
