/** @jest-environment ./src/testing/browserEnvironment.ts */
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { makeStore } from '../../app/store';
import { buildServices } from '../../testing/builders';
import { flushPromises } from '../../testing/flushPromises';
import { storedImage } from '../model/cards';
import { Picture } from './Picture';

it.each([
  ['/lamp.0-320', [320], undefined, 'lazy'],
  ['/phone-5g-480.00-960', [320, 480, 720, 960], true, 'eager'],
  ['/haat/static/media/lamp.0-1600', [320, 480, 720, 960, 1280, 1600], false, 'lazy'],
])(
  'offers %s as AVIF in every width up to its own, and as WebP in its own',
  (file, widths, eager, loading) => {
    render(<Picture image={`${file}.webp`} sizes="11rem" alt="A lamp" eager={eager} />);
    const image = screen.getByRole('img', { name: 'A lamp' });
    expect(image).toHaveAttribute('src', `${file}.webp`);
    expect(image).toHaveAttribute('loading', loading);
    const source = image.previousElementSibling;
    const offered = widths.map((width) => `${file.replace(/\d+$/, String(width))}.avif ${width}w`);
    expect(source).toHaveAttribute('srcset', offered.join(', '));
    expect(source).toHaveAttribute('type', 'image/avif');
    // Only lazy pictures know their width by then.
    const sizes = eager ? '11rem' : 'auto, 11rem';
    expect(source).toHaveAttribute('sizes', sizes);
  },
);

describe('a picture in the database', () => {
  let count = 0;
  /** The hashes are new, because the page still has the pictures of earlier tests. */
  const buildHash = () => String((count += 1)).padStart(64, '0');
  /** Comes near the window with all that is observed. */
  let comeNear: () => void = () => undefined;

  const createAddress = jest.fn<string, [Blob]>();

  beforeEach(() => {
    createAddress.mockReset().mockImplementation(({ type }) => `blob:${type}`);
    const observed = new Set<(entries: object[]) => void>();
    comeNear = () => {
      for (const notify of observed) notify([{ isIntersecting: true }]);
    };
    class Observer {
      constructor(private notify: (entries: object[]) => void) {}
      observe = () => observed.add(this.notify);
      disconnect = () => observed.delete(this.notify);
    }
    Object.defineProperty(window, 'IntersectionObserver', { value: Observer, configurable: true });
    // jsdom has no `createObjectURL`.
    URL.createObjectURL = createAddress;
  });

  /** Shows it so wide, in CSS pixels. */
  function show(width: number, readPicture: (hash: string) => Promise<Blob>) {
    const [small, large] = [buildHash(), buildHash()];
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    const store = makeStore(buildServices({ readPicture }));
    const picture = (
      <Provider store={store}>
        <Picture image={storedImage(small, large)} sizes="1px" alt="A lamp" />
      </Provider>
    );
    return { small, large, again: () => render(picture), ...render(picture) };
  }
  const image = () => screen.getByRole('img', { name: 'A lamp' });

  it('loads when it comes near the window, and only once', async () => {
    const read = jest.fn((hash: string) => Promise.resolve(new Blob([], { type: hash })));
    const { small, again, unmount } = show(480, read);
    await act(flushPromises);
    expect(read).not.toHaveBeenCalled();
    expect(image()).not.toHaveAttribute('src');
    act(comeNear);
    await act(flushPromises);
    expect(image()).toHaveAttribute('src', `blob:${small}`);
    unmount();
    again();
    await act(flushPromises);
    act(comeNear);
    await act(flushPromises);
    expect(image()).toHaveAttribute('src', `blob:${small}`);
    expect(read).toHaveBeenCalledTimes(1);
    expect(createAddress).toHaveBeenCalledTimes(1);
  });

  it('loads the large file if it is shown large', async () => {
    const { large } = show(481, (hash) => Promise.resolve(new Blob([], { type: hash })));
    await act(flushPromises);
    act(comeNear);
    await act(flushPromises);
    expect(image()).toHaveAttribute('src', `blob:${large}`);
  });

  it('shows its text if it couldn’t be loaded, and retries when it is shown again', async () => {
    const read = jest.fn<Promise<Blob>, [string]>(() => Promise.reject(new Error('offline')));
    const { container, again, unmount } = show(100, read);
    await act(flushPromises);
    expect(container.querySelector('.picture-pending')).toBeVisible();
    act(comeNear);
    await act(flushPromises);
    expect(container.querySelector('.picture-pending')).toBeNull();
    expect(image()).not.toHaveAttribute('src');
    read.mockResolvedValue(new Blob([], { type: 'lamp' }));
    unmount();
    again();
    await act(flushPromises);
    act(comeNear);
    await act(flushPromises);
    expect(image()).toHaveAttribute('src', 'blob:lamp');
  });
});
