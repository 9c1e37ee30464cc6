/** @jest-environment ./src/testing/browserEnvironment.ts */
import userEvent from '@testing-library/user-event';
import { focusSearch } from './earlySearch';

const box = () => document.querySelector<HTMLInputElement>('[type=search]');
const field = (id: string) => document.getElementById(id) as HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = `
    <input type="search" value="lamp"><input id="line"><textarea id="lines"></textarea><input type="checkbox" id="gift">`;
  addEventListener('keydown', focusSearch);
});

afterEach(() => {
  removeEventListener('keydown', focusSearch);
});

it.each(['/', '{Control>}k{/Control}', '{Meta>}K{/Meta}'])(
  'leads to the search box by %s, and the next key replaces its text',
  async (keys) => {
    const user = userEvent.setup();
    await user.keyboard(keys);
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('lamp');
    await user.keyboard('/');
    expect(box()).toHaveValue('/');
  },
);

it.each(['line', 'lines'])('leads not out of a field of text: %s', async (id) => {
  const user = userEvent.setup();
  field(id).focus();
  await user.keyboard('/{Control>}k{/Control}');
  expect(field(id)).toHaveFocus();
  expect(field(id)).toHaveValue('/');
});

it('leads there from a checkbox, but not by the letter k', async () => {
  field('gift').focus();
  await userEvent.setup().keyboard('k');
  expect(field('gift')).toHaveFocus();
  await userEvent.setup().keyboard('/');
  expect(box()).toHaveFocus();
});

it('does without a search box', async () => {
  box()?.remove();
  await userEvent.setup().keyboard('/');
  expect(document.body).toHaveFocus();
});
