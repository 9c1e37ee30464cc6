import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isPlainKey } from '../../ui/plainKey';
import { galleryWords as words } from '#words/product';
import { Picture } from './Picture';
import { Thumbnails } from './Thumbnails';
import { useSlides } from './useSlides';
import './Gallery.css';

const shapes = {
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  zoomIn: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7 5.2 5.2M7.5 10.5h6m-3-3v6',
  zoomOut: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7 5.2 5.2M7.5 10.5h6',
  close: 'M6 6l12 12M18 6 6 18',
};

interface GalleryButtonProps {
  shape: keyof typeof shapes;
  label: string;
  onPress: () => void;
}

function GalleryButton({ shape, label, onPress }: GalleryButtonProps) {
  return (
    <button
      type="button"
      className={`gallery-button gallery-${shape}`}
      aria-label={label}
      onClick={onPress}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={shapes[shape]} />
      </svg>
    </button>
  );
}

/** How far an arrow key moves a zoomed picture, in CSS pixels. */
const PAN = 80;
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The width of a picture's file, in pixels. */
const pixelsOf = (image = '') =>
  image.startsWith('picture:') ? 960 : Number(/-(\d+)\.webp$/.exec(image)?.[1]);

interface GalleryProps {
  title: string;
  pictures: readonly string[];
  /** What each picture after the first shows. */
  captions: readonly string[];
  /** The position of the picture shown first. */
  startAt: number;
  onClose: () => void;
}

/** A product's pictures, large: a modal dialog from its first render on. */
export function Gallery({ title, pictures, captions, startAt, onClose }: GalleryProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The dialog opens before the slides measure themselves.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const { strip, current, goTo, onScroll } = useSlides(pictures.length, startAt);
  const [isZoomed, setZoomed] = useState(false);
  const pixels = pixelsOf(pictures[current]);

  const go = (position: number) => {
    setZoomed(false);
    goTo(position);
  };
  /** Zooms in on a place, as fractions of the picture's width and height, or out. */
  const zoom = (x = 0.5, y = 0.5) => {
    flushSync(() => {
      setZoomed(!isZoomed);
    });
    const slide = strip.current?.children[current];
    slide?.scrollTo({
      left: slide.scrollWidth * x - slide.clientWidth / 2,
      top: slide.scrollHeight * y - slide.clientHeight / 2,
      behavior: 'instant',
    });
  };
  const click = ({ target, clientX, clientY }: MouseEvent) => {
    if (target instanceof HTMLImageElement) {
      const { left, top, width, height } = target.getBoundingClientRect();
      zoom((clientX - left) / width, (clientY - top) / height);
    } else if (!(target as Element).closest('button')) dialog.current?.close();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (!isPlainKey(event.nativeEvent)) return;
    const [x, y] = arrows[event.key] ?? [0, 0];
    const ends: Record<string, number> = { Home: 0, End: pictures.length - 1 };
    const end = ends[event.key];
    if (end !== undefined) go(end);
    else if (isZoomed && (x || y)) strip.current?.children[current]?.scrollBy(x * PAN, y * PAN);
    else if (x) go(current + x);
    else return;
    event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      className={isZoomed ? 'gallery gallery-zoomed' : 'gallery'}
      aria-label={words.pictures(title)}
      onClose={onClose}
    >
      <div role="presentation" className="gallery-frame" onClick={click} onKeyDown={keyDown}>
        <div className="gallery-bar">
          <p className="gallery-place" aria-live="polite">
            {pictures.length > 1 &&
              words.place(current + 1, pictures.length, captions[current - 1])}
          </p>
          <GalleryButton
            shape={isZoomed ? 'zoomOut' : 'zoomIn'}
            label={isZoomed ? words.zoomOut : words.zoomIn}
            onPress={() => {
              zoom();
            }}
          />
          <GalleryButton
            shape="close"
            label={words.close}
            onPress={() => dialog.current?.close()}
          />
        </div>
        <ul
          ref={strip}
          className="gallery-strip"
          aria-label={words.strip}
          // The keyboard has to reach an element that scrolls.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onScroll={onScroll}
        >
          {pictures.map((image, index) => (
            <li
              key={image}
              className={
                isZoomed && index === current ? `gallery-current gallery-${pixels}` : undefined
              }
            >
              <Picture
                image={image}
                alt={words.alt(title, index + 1, captions[index - 1])}
                sizes={
                  isZoomed && index === current
                    ? `min(250vw, ${pixels}px)`
                    : 'min(100vw, 133vh - 14rem)'
                }
              />
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <>
            <Thumbnails pictures={pictures} current={current} goTo={go} />
            <GalleryButton
              shape="previous"
              label={words.previous}
              onPress={() => {
                go(current - 1);
              }}
            />
            <GalleryButton
              shape="next"
              label={words.next}
              onPress={() => {
                go(current + 1);
              }}
            />
          </>
        )}
      </div>
    </dialog>
  );
}
