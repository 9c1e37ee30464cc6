import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { MoreButton } from './MoreButton';
import { useGrowingList } from './useGrowingList';

/** As much of an IntersectionObserver as the list needs: a test says when the button is near. */
class Observer {
  static watching = new Set<Observer>();
  #report: (near: boolean) => void;

  constructor(report: IntersectionObserverCallback) {
    this.#report = (near) => {
      const entry = { isIntersecting: near } as IntersectionObserverEntry;
      report([entry], this as unknown as IntersectionObserver);
    };
  }

  observe() {
    Observer.watching.add(this);
  }

  disconnect() {
    Observer.watching.delete(this);
  }

  /** Reports, once for each button that is watched now, whether it is near the screen. */
  static report(near: boolean) {
    act(() => {
      for (const observer of [...Observer.watching]) observer.#report(near);
    });
  }
}

const original = Object.getOwnPropertyDescriptor(window, 'IntersectionObserver');

beforeEach(() => {
  Observer.watching.clear();
  Object.defineProperty(window, 'IntersectionObserver', { value: Observer, configurable: true });
});

afterEach(() => {
  if (original) Object.defineProperty(window, 'IntersectionObserver', original);
  else Reflect.deleteProperty(window, 'IntersectionObserver');
});

let lists = 0;

function List({ total, step }: { total: number; step: number }) {
  const [place] = useState(() => `list ${(lists += 1)}`);
  const { shown, more } = useGrowingList(total, step, place);
  return (
    <>
      <p>{`${shown} shown`}</p>
      {more && <MoreButton {...more} />}
    </>
  );
}

const button = () => screen.queryByRole('button', { name: 'Show more' });

function expectShown(count: number) {
  expect(screen.getByText(/shown$/)).toHaveTextContent(`${count} shown`);
}

it('shows its start, and a button for more', () => {
  render(<List total={25} step={10} />);
  expectShown(10);
  expect(button()).toBeVisible();
});

it('stays as it is while the button is far from the screen', () => {
  render(<List total={25} step={10} />);
  Observer.report(false);
  expectShown(10);
});

it('lengthens as the button nears the screen, and again while it still is near', () => {
  render(<List total={35} step={10} />);
  Observer.report(true);
  expectShown(20);
  // The button that is there now is watched anew, and no other.
  expect(Observer.watching.size).toBe(1);
  Observer.report(true);
  expectShown(30);
  Observer.report(false);
  expectShown(30);
});

it('lengthens at a press, of a key too', async () => {
  const user = userEvent.setup();
  render(<List total={45} step={10} />);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expectShown(20);
  await user.keyboard('{Enter}');
  expectShown(30);
  await user.keyboard(' ');
  expectShown(40);
});

it('answers a removal before it renders what moves up into its end', async () => {
  const user = userEvent.setup();
  const renders: number[] = [];
  function Shrinking() {
    const [total, setTotal] = useState(25);
    const { shown, holdBack } = useGrowingList(total, 10, 'shrinking');
    useLayoutEffect(() => {
      renders.push(shown);
    });
    return (
      <button
        onClick={() => {
          holdBack();
          setTotal(total - 1);
        }}
      >
        Remove
      </button>
    );
  }
  render(<Shrinking />);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(renders).toEqual([10, 9, 10]);
});

it('has no button when all is shown, and watches nothing any more', () => {
  render(<List total={20} step={10} />);
  Observer.report(true);
  expectShown(20);
  expect(button()).not.toBeInTheDocument();
  expect(Observer.watching.size).toBe(0);
});

it.each([0, 4, 10])('shows all of %i with a step of 10', (total) => {
  render(<List total={total} step={10} />);
  expectShown(total);
  expect(button()).not.toBeInTheDocument();
});

it('keeps its length while the list becomes shorter and longer', () => {
  const { rerender } = render(<List total={35} step={10} />);
  Observer.report(true);
  rerender(<List total={15} step={10} />);
  expectShown(15);
  expect(button()).not.toBeInTheDocument();
  rerender(<List total={36} step={10} />);
  expectShown(20);
  expect(button()).toBeVisible();
});

it('watches nothing when it has gone', () => {
  const { unmount } = render(<List total={25} step={10} />);
  unmount();
  expect(Observer.watching.size).toBe(0);
});
