import { useEffect, useRef, useState } from 'react';
import { type AppThunk, useAppDispatch } from '../../app/hooks';
import { storedHashes } from '../model/cards';
import type { PictureProps } from './Picture';
import { photographStore, pictureStore } from './pictureStore';

/** The width of the small file, in pixels. */
const SMALL = 480;

/** The `blob:` addresses of pictures, by hash. They last as long as the page. */
const addresses = new Map<string, Promise<string>>();

/** Reads a picture once, from this device or else from the database. Rejects if it can't be read. */
const readAddress =
  (hash: string): AppThunk<Promise<string>> =>
  (_dispatch, _getState, { readPicture }) => {
    const read = async () => {
      const stored = (await photographStore.read(hash)) ?? (await pictureStore.read(hash));
      const picture = stored ?? (await readPicture(hash));
      if (!stored) void pictureStore.write(hash, picture);
      return URL.createObjectURL(picture);
    };
    const address = addresses.get(hash) ?? read();
    addresses.set(hash, address);
    // The next component that needs the picture retries.
    address.catch(() => addresses.delete(hash));
    return address;
  };

/**
 * A picture in the database: read once its frame comes near the window, in the size that is sharp there. If it can't be
 * read, its text shows.
 */
export function StoredPicture({ image, alt }: PictureProps) {
  const dispatch = useAppDispatch();
  const frame = useRef<HTMLImageElement>(null);
  /** Empty if it couldn't be read. */
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const element = frame.current;
    const { small = '', large = '' } = storedHashes(image) ?? {};
    const observer = new IntersectionObserver(
      (entries) => {
        if (!element || !entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const isLarge = element.clientWidth * devicePixelRatio > SMALL;
        dispatch(readAddress(isLarge ? large : small)).then(setAddress, () => {
          setAddress('');
        });
      },
      { rootMargin: '50%' },
    );
    if (element) observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [dispatch, image]);
  return (
    <picture className={address === undefined ? 'picture picture-pending' : 'picture'}>
      <img ref={frame} src={address || undefined} alt={alt} width={4} height={3} />
    </picture>
  );
}
