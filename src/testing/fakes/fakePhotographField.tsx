import { Blob as NodeBlob } from 'node:buffer';
import { storedImage } from '../../catalogue/model/cards';
import { photographStore } from '../../catalogue/product/pictureStore';

const [small, large] = ['a', 'b'].map((digit) => digit.repeat(64)) as [string, string];

/** The hashes of the photograph that this field adds. */
export const photograph = { small, large, image: storedImage(small, large) };

interface PhotographFieldProps {
  images: readonly string[];
  onChange: (images: readonly string[]) => void;
  files?: readonly Blob[];
}

/** Adds one photograph, in place of the camera and the canvas, which only a browser has. */
export function PhotographField({ images, onChange, files = [] }: PhotographFieldProps) {
  const add = async () => {
    for (const hash of [small, large]) {
      await photographStore.write(hash, new NodeBlob(['picture'], { type: 'image/webp' }) as Blob);
    }
    onChange([photograph.image, ...images]);
  };
  return (
    <div role="group" aria-label="Photographs">
      {images.length}, {files.length} shared
      <button type="button" onClick={() => void add()}>
        Use photograph
      </button>
    </div>
  );
}
