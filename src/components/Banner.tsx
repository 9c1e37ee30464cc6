import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { srcSet } from './Picture';

interface BannerProps {
  className: string;
  /** The scene for screens from 48rem wide, calm on its left. */
  wide: string;
  /** The same scene for narrow screens. */
  tall: string;
  /** Load before everything else: the largest picture of the first screen. */
  urgent?: boolean;
  /** The words over the calm part of the scene. */
  children: ReactNode;
}

const narrow = '(max-width: 47.99rem)';
const broad = '(min-width: 48rem)';
const wideSizes = '(min-width: 80rem) 80rem, 100vw';

/** A scene of the market with words over it. The scene only sets the mood: it has no alternative text. */
export function Banner({ className, wide, tall, urgent = false, children }: BannerProps) {
  if (urgent) {
    const picture = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const;
    const [tallSet, wideSet] = [srcSet(tall, 'avif'), srcSet(wide, 'avif')];
    preload(tall, { ...picture, media: narrow, imageSrcSet: tallSet, imageSizes: '100vw' });
    preload(wide, { ...picture, media: broad, imageSrcSet: wideSet, imageSizes: wideSizes });
  }
  return (
    <div className={`banner ${className}`}>
      <picture className="banner-picture">
        <source media={narrow} type="image/avif" srcSet={srcSet(tall, 'avif')} sizes="100vw" />
        <source media={narrow} type="image/webp" srcSet={srcSet(tall, 'webp')} sizes="100vw" />
        <source type="image/avif" srcSet={srcSet(wide, 'avif')} sizes={wideSizes} />
        <img
          src={wide}
          srcSet={srcSet(wide, 'webp')}
          sizes={wideSizes}
          alt=""
          width={1600}
          height={600}
          fetchPriority={urgent ? 'high' : 'auto'}
          decoding={urgent ? 'sync' : 'async'}
        />
      </picture>
      <div className="banner-text">{children}</div>
    </div>
  );
}
