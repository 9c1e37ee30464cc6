/** @jest-environment ./src/testing/browserEnvironment.ts */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithShop } from '../testing/renderApp';
import { DetailsContent } from './DetailsContent';

const product = { id: 'lamp', title: 'Lamp', image: '/lamp-960.webp', price: 990 };
const pictures = ['/back-960.webp', '/side-960.webp'];

beforeAll(() => {
  // jsdom lacks these: the browser tests check what they do.
  Element.prototype.scrollTo = jest.fn();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});

const dialog = () => screen.queryByRole('dialog', { name: 'Pictures: Lamp' });

it('opens the pictures at the one pressed, turns and zooms with keys and buttons, and returns the focus', async () => {
  const user = userEvent.setup();
  renderWithShop(<DetailsContent product={product} read={{ pictures }} />);
  const opener = screen.getByRole('button', { name: 'Enlarge picture 2: Lamp' });
  await user.click(opener);
  expect(dialog()).toBeVisible();
  expect(screen.getByText('2 of 3')).toHaveAttribute('aria-live', 'polite');
  screen.getByRole('button', { name: 'Close pictures' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('3 of 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(screen.getByText('1 of 3')).toBeVisible();
  await user.keyboard('{End}');
  expect(screen.getByText('3 of 3')).toBeVisible();
  await user.keyboard('{Home}');
  expect(screen.getByText('1 of 3')).toBeVisible();
  // Zoomed, only what moves the picture is no longer the browser's.
  const zoom = screen.getByRole('button', { name: 'Zoom in' });
  zoom.focus();
  for (const [key, isPressed] of [
    ['{Enter}', true],
    [' ', false],
    ['{Enter}', true],
  ] as const) {
    await user.keyboard(key);
    expect(zoom).toHaveAttribute('aria-pressed', String(isPressed));
  }
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close pictures' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(dialog()).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

it('shows a product’s only picture large, without buttons to turn', async () => {
  const user = userEvent.setup();
  renderWithShop(<DetailsContent product={product} read={{}} />);
  await user.click(screen.getByRole('button', { name: 'See the picture large: Lamp' }));
  expect(dialog()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
  expect(screen.queryByText('1 of 1')).not.toBeInTheDocument();
});
