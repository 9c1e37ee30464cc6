/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoreButton, useGrowingList } from './GrowingList';

/** For each watched button, a function that reports it as near. */
const watching = new Set<() => void>();

/** An `IntersectionObserver` with what the list needs of it. */
class Observer {
  #report: () => void;
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.#report = () => {
      // A real one reports a button that stays near only once.
      this.disconnect();
      // A real one on a busy machine reports several changes at once, the oldest first.
      report([{ isIntersecting: false }, { isIntersecting: true }]);
    };
  }
  observe() {
    watching.add(this.#report);
  }
  disconnect() {
    watching.delete(this.#report);
  }
}

beforeEach(() => {
  Object.defineProperty(window, 'IntersectionObserver', { value: Observer, configurable: true });
});

afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

function List({ total, place }: { total: number; place: string }) {
  const { shown, more } = useGrowingList(total, 10, place);
  return (
    <>
      <p>{`${shown} shown`}</p>
      {more && <MoreButton {...more} />}
    </>
  );
}

it('the list grows when its end comes near or at a press, until everything is shown', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<List total={35} place="lengthens" />);
  for (const shown of [10, 20, 30]) {
    expect(screen.getByText(`${shown} shown`)).toBeVisible();
    expect(watching.size).toBe(1);
    if (shown < 30) for (const report of Array.from(watching)) act(report);
  }
  screen.getByRole('button', { name: 'Show more' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('35 shown')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(watching.size).toBe(0);

  // The list keeps its length while it has fewer items, and when it has more again.
  rerender(<List total={5} place="lengthens" />);
  rerender(<List total={50} place="lengthens" />);
  expect(screen.getByText('40 shown')).toBeVisible();
});
