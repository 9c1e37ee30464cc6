import { galleryWords as words } from '#words/product';
import { Picture } from './Picture';

interface ThumbnailsProps {
  pictures: readonly string[];
  /** The position of the picture that is shown. */
  current: number;
  goTo: (position: number) => void;
}

/** A product's pictures, small: each shows itself large. */
export function Thumbnails({ pictures, current, goTo }: ThumbnailsProps) {
  return (
    <ul className="thumbnails">
      {pictures.map((image, index) => (
        <li key={image}>
          <button
            type="button"
            aria-label={words.show(index + 1)}
            aria-current={index === current || undefined}
            onClick={() => {
              goTo(index);
            }}
          >
            <Picture image={image} alt="" sizes="5rem" />
          </button>
        </li>
      ))}
    </ul>
  );
}
