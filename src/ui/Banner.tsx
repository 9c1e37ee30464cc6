import type { ReactNode } from 'react';
import { srcSet } from './pictureWidths';

interface BannerProps {
  className: string;
  /** The scene for wide windows, and the same for narrow ones. */
  wide: string;
  tall: string;
  /** How wide a window has to be for `wide`, in rem. */
  wideFrom?: number;
  /** The widths of `wide` and `tall` on the page, as the `sizes` of an image. */
  wideSizes?: string;
  tallSizes?: string;
  /** Loads before everything else: the largest picture of the first screen. */
  urgent?: boolean;
  children: ReactNode;
}

/** Text over a scene of the market, which only sets the mood and so has no alternative text. */
export function Banner(props: BannerProps) {
  const { className, wide, tall, wideFrom = 48, urgent, children } = props;
  const { wideSizes = '100vw', tallSizes = '100vw' } = props;
  const narrow = `(width < ${wideFrom}rem)`;
  return (
    <div className={`banner ${className}`}>
      <picture className="picture">
        <source media={narrow} type="image/avif" srcSet={srcSet(tall)} sizes={tallSizes} />
        <source media={narrow} type="image/webp" srcSet={tall} />
        <source type="image/avif" srcSet={srcSet(wide)} sizes={wideSizes} />
        <img
          src={wide}
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
