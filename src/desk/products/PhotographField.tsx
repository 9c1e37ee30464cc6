import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../app/announce';
import { Picture } from '../../catalogue/product/Picture';
import { Button } from '../../ui/Button';
import { FileButton } from '../../ui/FileButton';
import { photographsWords as words } from '#words/desk/products';
import { CropStep } from './CropStep';
import './PhotographField.css';

/** The most photographs of one product. */
const MOST = 8;

const shapes = { earlier: 'M15 5l-7 7 7 7', later: 'M9 5l7 7-7 7', remove: 'M6 6l12 12M18 6 6 18' };

interface PhotographListProps {
  images: readonly string[];
  onMove: (image: string, position: number) => void;
  onRemove: (image: string) => void;
}

/** Photographs in their order, which buttons change, and dragging. */
function PhotographList({ images, onMove, onRemove }: PhotographListProps) {
  const [dragged, setDragged] = useState<string>();

  /** The position of the photograph under the pointer; -1 if there is none. */
  const positionAt = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const picture = document.elementFromPoint(clientX, clientY)?.closest('.picture');
    return Array.from(currentTarget.children).findIndex((item) => item.contains(picture ?? null));
  };
  const grab = (event: PointerEvent) => {
    const image = images[positionAt(event)];
    if (image) event.currentTarget.setPointerCapture(event.pointerId);
    setDragged(image);
  };
  const drag = (event: PointerEvent) => {
    const position = dragged ? positionAt(event) : -1;
    if (dragged && position >= 0 && images[position] !== dragged) onMove(dragged, position);
  };
  const drop = () => {
    setDragged(undefined);
  };
  const button = (
    shape: keyof typeof shapes,
    position: number,
    isDisabled: boolean,
    press: () => void,
  ) => (
    <Button
      className="photograph-button"
      aria-label={words[shape](position + 1)}
      isDisabled={isDisabled}
      onClick={press}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={shapes[shape]} />
      </svg>
    </Button>
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Buttons do the same.
    <ol
      className="photographs-list"
      onPointerDown={grab}
      onPointerMove={drag}
      onLostPointerCapture={drop}
      onDragStart={(event) => {
        event.preventDefault();
      }}
    >
      {images.map((image, position) => (
        <li key={image} className={image === dragged ? 'photograph-dragged' : undefined}>
          <Picture
            image={image}
            alt={words.photograph(position + 1, images.length)}
            sizes="10rem"
          />
          <div className="photograph-buttons">
            {button('earlier', position, position === 0, () => {
              onMove(image, position - 1);
            })}
            {button('later', position, position === images.length - 1, () => {
              onMove(image, position + 1);
            })}
            {button('remove', position, false, () => {
              onRemove(image);
            })}
          </div>
        </li>
      ))}
    </ol>
  );
}

/**
 * How far the chosen photographs are: they wait to be cropped, or the last one is being prepared; then whether that one
 * was added.
 */
export type PhotographProgress = 'waiting' | 'preparing' | 'added' | 'left-out';

interface PhotographFieldProps {
  /** The photographs in their order, as products have them: of the site's files, or `storedImage`. */
  images: readonly string[];
  onChange: (images: readonly string[]) => void;
  /** Photographs from another app, to be added first. */
  files?: readonly Blob[];
  /** Called with `undefined` until a photograph is chosen. */
  onProgress?: (progress: PhotographProgress | undefined) => void;
}

/** A product's photographs: adds, orders and removes them. The first one is the card's. */
export function PhotographField({
  images,
  onChange,
  files = [],
  onProgress,
}: PhotographFieldProps) {
  const announce = useAnnounce();
  const field = useRef<HTMLDivElement>(null);
  const room = MOST - images.length;
  /** The photographs to be cropped, one by one. */
  const [queue, setQueue] = useState(files.slice(0, room));
  const [failures, setFailures] = useState<readonly string[]>([]);
  const [file] = queue;
  /** What was last done with a photograph. */
  const [step, setStep] = useState<Exclude<PhotographProgress, 'waiting'>>();
  const isPreparing = queue.length === 1 && step === 'preparing';
  const progress = file && !isPreparing ? 'waiting' : step;
  useEffect(() => {
    onProgress?.(progress);
  }, [onProgress, progress]);

  const next = (result: 'added' | 'left-out', sentence: string) => {
    announce(sentence);
    setStep(result);
    setQueue((before) => before.slice(1));
  };
  // The other photographs may change while one is prepared, and that one may be cancelled.
  const latest = useRef({ images, file });
  useLayoutEffect(() => {
    latest.current = { images, file };
  });
  const isCancelled = () => latest.current.file !== file;
  const without = (image: string) => latest.current.images.filter((other) => other !== image);

  return (
    <div ref={field} className="photographs" role="group" aria-label={words.heading} tabIndex={-1}>
      <PhotographList
        images={images}
        onMove={(image, position) => {
          onChange(without(image).toSpliced(position, 0, image));
          announce(words.moved(position + 1, images.length));
        }}
        onRemove={(image) => {
          onChange(without(image));
          announce(words.removed(images.length - 1));
          field.current?.focus();
        }}
      />
      {images.length > 1 && <p className="photographs-note">{words.first}</p>}
      {failures.map((sentence, index) => (
        <p key={index} className="reason">
          {sentence}
        </p>
      ))}
      {file && (
        <CropStep
          key={queue.length}
          file={file}
          waiting={queue.length - 1}
          onPrepare={() => {
            setStep('preparing');
          }}
          onUse={(image) => {
            if (isCancelled()) return;
            const all = [...without(image), image];
            onChange(all);
            next('added', words.added(all.length));
          }}
          onFail={(reason) => {
            if (isCancelled()) return;
            const sentence = words.failures[reason]((file as Partial<File>).name ?? '');
            setFailures((before) => [...before, sentence]);
            next('left-out', sentence);
          }}
          onCancel={() => {
            next('left-out', words.cancelled);
          }}
        />
      )}
      {room <= queue.length && <p>{words.most(MOST)}</p>}
      {!file && room > 0 && (
        <FileButton
          accept="image/*"
          multiple
          onChoose={(...files) => {
            setFailures([]);
            setQueue(files.slice(0, room));
          }}
        >
          {words.add}
        </FileButton>
      )}
    </div>
  );
}
