/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Announcer } from '../../app/announce';
import { renderWithShop } from '../../testing/renderApp';
import { PhotographField } from './PhotographField';

let prepared: (image: string) => void = () => undefined;
jest.mock('./photographs', () => ({
  ...jest.requireActual<object>('./photographs'),
  // jsdom has no canvas.
  drawCrop: () => undefined,
  preparePhotograph: () =>
    new Promise((resolve) => {
      prepared = resolve;
    }),
}));

function Field({ start, files }: { start: readonly string[]; files?: readonly Blob[] }) {
  const [images, setImages] = useState(start);
  return <PhotographField images={images} onChange={setImages} files={files} />;
}

const imagesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `/media/${index}-960.webp`);

function openField(count: number, files?: readonly Blob[]) {
  const shop = renderWithShop(
    <>
      <Field start={imagesOf(count)} files={files} />
      <input aria-label="Title" />
      <Announcer />
    </>,
  );
  return {
    ...shop,
    shown: () =>
      within(screen.getByRole('list'))
        .getAllByRole('img')
        .map((image) => /\d/.exec(image.getAttribute('src') ?? '')?.[0])
        .join(''),
    focused: () => document.activeElement?.getAttribute('aria-label'),
    said: () => screen.getByRole('status').textContent,
  };
}

const press = (key: string) => userEvent.keyboard(key);

it('moves a photograph with the keyboard, and keeps the focus on its button', async () => {
  const { shown, focused, said } = openField(3);
  screen.getByRole('button', { name: 'Move photograph 1 later' }).focus();
  await press('{Enter}');
  expect(shown()).toBe('102');
  expect(focused()).toBe('Move photograph 2 later');
  expect(said()).toBe('Moved: now 2 of 3.');
  await press('{Enter}');
  expect(shown()).toBe('120');
  // The photograph is the last one.
  await press('{Enter}');
  expect(shown()).toBe('120');
  screen.getByRole('button', { name: 'Move photograph 2 earlier' }).focus();
  await press('{Enter}');
  expect(shown()).toBe('210');
  expect(focused()).toBe('Move photograph 1 earlier');
  expect(said()).toBe('Moved: now first of 3, and shown in the shop’s list.');
});

it('removes a photograph with the keyboard, and says what is left', async () => {
  const { shown, focused, said } = openField(2);
  screen.getByRole('button', { name: 'Remove photograph 1' }).focus();
  await press('{Enter}');
  expect(shown()).toBe('1');
  expect(focused()).toBe('Photographs');
  expect(said()).toBe('Removed. 1 photograph is left.');
});

it.each([
  [
    'HEIC',
    new File(['?'], 'IMG_1.HEIC', { type: 'image/heic' }),
    /can’t open IMG_1\.HEIC in Apple’s HEIC format/,
  ],
  ['no photograph', new File(['?'], 'list.jpg', { type: 'image/jpeg' }), /^list\.jpg couldn’t be/],
])('says so if a chosen file is %s, and more can be chosen', async (_what, file, sentence) => {
  jest.spyOn(globalThis, 'createImageBitmap').mockRejectedValue(new DOMException());
  const { user } = openField(1);
  await user.upload(screen.getByLabelText('Take or choose photographs'), file);
  await within(screen.getByRole('group')).findByText(sentence);
  expect(screen.getByLabelText('Take or choose photographs')).toBeVisible();
});

it('says so if a shared photograph is too small', async () => {
  const close = jest.fn();
  jest.spyOn(globalThis, 'createImageBitmap').mockResolvedValue({ width: 479, height: 900, close });
  openField(0, [new Blob([])]);
  await within(screen.getByRole('group')).findByText(/^This photograph is too small/);
  expect(close).toHaveBeenCalledTimes(1);
});

it('returns the focus from the crop, unless I type elsewhere while the photograph is prepared', async () => {
  jest
    .spyOn(globalThis, 'createImageBitmap')
    .mockResolvedValue({ width: 960, height: 720, close: jest.fn() });
  const { user, focused } = openField(0, [new Blob(['1']), new Blob(['2'])]);
  for (const [image, typesElsewhere] of [
    ['/media/1-960.webp', false],
    ['/media/2-960.webp', true],
  ] as const) {
    const use = await screen.findByRole('button', { name: 'Use photograph' });
    expect(screen.getByRole('group', { name: /^Choose what to show/ })).toHaveFocus();
    await user.click(use);
    if (typesElsewhere) await user.click(screen.getByLabelText('Title'));
    await act(async () => {
      prepared(image);
      await Promise.resolve();
    });
  }
  expect(await screen.findByRole('img', { name: 'Photograph 2 of 2' })).toBeVisible();
  expect(focused()).toBe('Title');
});

it('leaves out a photograph that I cancel while it is prepared, and still asks about the next', async () => {
  jest
    .spyOn(globalThis, 'createImageBitmap')
    .mockResolvedValue({ width: 960, height: 720, close: jest.fn() });
  const { user } = openField(1, [new Blob(['1']), new Blob(['2'])]);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await press('Use photograph');
  await press('Cancel');
  await act(async () => {
    prepared('/media/1-960.webp');
    await Promise.resolve();
  });
  expect(await screen.findByRole('group', { name: 'Choose what to show' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Photograph 1 of 1' })).toBeVisible();
});

it('shows the whole of an upright photograph at a press, and says so', async () => {
  jest
    .spyOn(globalThis, 'createImageBitmap')
    .mockResolvedValue({ width: 960, height: 1280, close: jest.fn() });
  const { user, said } = openField(0, [new Blob(['1'])]);
  const whole = await screen.findByRole('button', { name: 'Show the whole picture' });
  await user.click(whole);
  expect(whole).not.toBeInTheDocument();
  expect(said()).toBe('The whole picture will be shown.');
  expect(Number(screen.getByRole<HTMLInputElement>('slider').value)).toBeCloseTo(0.56, 1);
});

it('says how far a chosen photograph is', async () => {
  jest
    .spyOn(globalThis, 'createImageBitmap')
    .mockResolvedValue({ width: 960, height: 720, close: jest.fn() });
  const onProgress = jest.fn();
  const { user } = renderWithShop(
    <PhotographField
      images={[]}
      onChange={jest.fn()}
      files={[new Blob(['1']), new Blob(['2']), new Blob(['3'])]}
      onProgress={onProgress}
    />,
  );
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const finish = () =>
    act(async () => {
      prepared('/media/1-960.webp');
      await Promise.resolve();
    });
  await press('Use photograph');
  await finish();
  await press('Cancel');
  await press('Use photograph');
  expect(onProgress.mock.calls).toEqual([['waiting'], ['preparing']]);
  await finish();
  expect(onProgress).toHaveBeenLastCalledWith('added');
});

it('accepts no more than eight photographs', () => {
  openField(8);
  expect(screen.getByText('8 photographs are the most for one product.')).toBeVisible();
  expect(screen.queryByLabelText('Take or choose photographs')).not.toBeInTheDocument();
});

beforeEach(() => {
  // jsdom lacks this API.
  Object.defineProperty(globalThis, 'createImageBitmap', {
    value: jest.fn(),
    writable: true,
    configurable: true,
  });
});
