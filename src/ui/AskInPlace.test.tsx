/** @jest-environment ./src/testing/browserEnvironment.ts */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AskInPlace } from './AskInPlace';

function open() {
  const onConfirm = jest.fn<undefined, [FormData]>();
  const place = (content: ReactNode) => (
    <ul>
      <li>
        <h3 tabIndex={-1}>Order 7</h3>
        {content}
      </li>
    </ul>
  );
  const ask = (isBusy: boolean) => (
    <AskInPlace
      label="Cancel order"
      nameOf={(label) => `${label}, order 7`}
      question="Cancel order 7?"
      consequence="You pay nothing."
      keep="Keep order"
      isBusy={isBusy}
      onConfirm={onConfirm}
    >
      <input name="reason" aria-label="Reason" />
    </AskInPlace>
  );
  const { rerender } = render(place(ask(false)));
  return {
    onConfirm,
    setBusy: () => {
      rerender(place(ask(true)));
    },
    finish: () => {
      rerender(place(null));
    },
    user: userEvent.setup(),
    button: (label: string) => screen.getByRole('button', { name: `${label}, order 7` }),
  };
}

it('the question leaves Escape to an input method, and keeps other handlers from taking it', () => {
  const { button } = open();
  fireEvent.click(button('Cancel order'));
  const group = screen.getByRole('group', { name: 'Cancel order 7?' });
  fireEvent.keyDown(group, { key: 'Escape', isComposing: true });
  fireEvent.keyDown(group, { key: 'Escape', shiftKey: true });
  expect(group).toBeVisible();
  // `dispatchEvent` returns `false` if the event's default was prevented.
  expect(fireEvent.keyDown(group, { key: 'Escape' })).toBe(false);
  expect(group).not.toBeInTheDocument();
});

it.each<[how: string, dismiss: (opened: ReturnType<typeof open>) => Promise<void>]>([
  ['the other button', ({ button, user }) => user.click(button('Keep order'))],
  ['Escape', ({ user }) => user.keyboard('{Escape}')],
])(
  'reads out the question and its consequence, and changes nothing when I press %s',
  async (_how, dismiss) => {
    const opened = open();
    await opened.user.dblClick(opened.button('Cancel order'));
    const question = screen.getByRole('group', { name: 'Cancel order 7?' });
    expect(question).toHaveFocus();
    expect(question).toHaveAccessibleDescription('You pay nothing.');
    await dismiss(opened);
    expect(question).not.toBeInTheDocument();
    expect(opened.button('Cancel order')).toHaveFocus();
    expect(opened.onConfirm).not.toHaveBeenCalled();
  },
);

it('acts once, with what I entered, then focuses the heading and scrolls it into view', async () => {
  const { button, finish, onConfirm, setBusy, user } = open();
  await user.click(button('Cancel order'));
  await user.type(screen.getByLabelText('Reason'), 'Too late');
  await user.click(button('Cancel order'));
  setBusy();
  await user.click(button('Cancel order'));
  expect(button('Cancel order')).toHaveAttribute('aria-busy', 'true');
  expect(onConfirm.mock.calls.map(([answers]) => answers.get('reason'))).toEqual(['Too late']);
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  finish();
  const heading = screen.getByRole('heading', { name: 'Order 7' });
  expect(heading).toHaveFocus();
  expect(scrolled.mock.contexts).toEqual([heading]);
});
