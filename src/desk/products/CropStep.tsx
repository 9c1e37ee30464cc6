import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useAnnounce } from '../../app/announce';
import { BusyButton } from '../../ui/BusyButton';
import { isPlainKey } from '../../ui/plainKey';
import { photographsWords as words } from '#words/desk/products';
import {
  cropAt,
  drawCrop,
  firstCrop,
  LARGE,
  openPhotograph,
  preparePhotograph,
  SMALL,
  wholeWidth,
} from './photographs';

/** How far an arrow key moves a crop, in its widths. */
const STEP = 0.05;
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface CropProps {
  photograph: ImageBitmap;
  /** How many photographs come after this one. */
  waiting: number;
  /** Called when the photograph starts to be prepared, until `onUse` or `onFail` is. */
  onPrepare: () => void;
  onUse: (image: string) => void;
  onFail: (reason: keyof typeof words.failures) => void;
  onCancel: () => void;
}

/** Asks which part of a photograph to show. */
function Crop({ photograph, waiting, onPrepare, onUse, onFail, onCancel }: CropProps) {
  const announce = useAnnounce();
  const zoomId = useId();
  const largest = firstCrop(photograph);
  const whole = wholeWidth(photograph);
  const [crop, setCrop] = useState(largest);
  const group = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  /** The last position of the dragging pointer. */
  const last = useRef({ x: 0, y: 0 });
  const isSmall = crop.width < LARGE;

  // The focus moves only if the user hasn't begun to type elsewhere while the photograph was prepared.
  useLayoutEffect(() => {
    const step = group.current;
    const field = step?.parentElement;
    const { activeElement, body } = document;
    if (activeElement === body || field?.contains(activeElement)) step?.focus();
    return () => {
      if (step?.contains(document.activeElement)) field?.focus();
    };
  }, []);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, photograph, crop);
  }, [photograph, crop]);
  useEffect(() => (isSmall ? announce(words.small) : undefined), [announce, isSmall]);

  /** @param dx in widths of the crop, as `dy` */
  const move = (dx: number, dy: number) => {
    setCrop(({ x, y, width }) =>
      cropAt(photograph, { x: x + dx * width, y: y + dy * width, width }),
    );
  };
  const grab = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId);
    last.current = { x: clientX, y: clientY };
  };
  const drag = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const { x, y } = last.current;
    move((x - clientX) / currentTarget.clientWidth, (y - clientY) / currentTarget.clientWidth);
    last.current = { x: clientX, y: clientY };
  };
  const pressKey = (event: KeyboardEvent) => {
    const step = arrows[event.key];
    if (!step || !isPlainKey(event.nativeEvent)) return;
    event.preventDefault();
    move(...step);
  };

  return (
    <div ref={group} className="crop" role="group" aria-labelledby={`${zoomId}-crop`} tabIndex={-1}>
      <p id={`${zoomId}-crop`} className="crop-heading">
        {words.crop(waiting)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Arrow keys move it. */}
      <canvas
        ref={canvas}
        className="crop-frame"
        width={LARGE}
        height={(LARGE * 3) / 4}
        role="img"
        aria-label={words.frame}
        tabIndex={0}
        onPointerDown={grab}
        onPointerMove={drag}
        onKeyDown={pressKey}
      />
      <label className="crop-zoom" htmlFor={zoomId}>
        {words.zoom}
        <input
          id={zoomId}
          type="range"
          // The minimum is on the grid of steps around 1.
          min={Math.floor((20 * largest.width) / whole) / 20}
          max={largest.width / SMALL}
          step={0.05}
          value={largest.width / crop.width}
          onChange={({ target }) => {
            setCrop(cropAt(photograph, crop, largest.width / target.valueAsNumber));
          }}
        />
      </label>
      {crop.width < whole && (
        <button
          type="button"
          className="text-button"
          onClick={() => {
            setCrop(cropAt(photograph, crop, whole));
            announce(words.isWhole);
            canvas.current?.focus();
          }}
        >
          {words.whole}
        </button>
      )}
      {isSmall && <p className="photographs-note">{words.small}</p>}
      <div className="button-row">
        <BusyButton
          isQuiet={false}
          onPress={() => {
            onPrepare();
            return preparePhotograph(photograph, crop).then(onUse, () => {
              onFail('unreadable');
            });
          }}
        >
          {words.use}
        </BusyButton>
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
}

type CropStepProps = Omit<CropProps, 'photograph'> & { file: Blob };

/** Opens a file, and asks which part of the photograph to show. */
export function CropStep({ file, ...props }: CropStepProps) {
  const [photograph, setPhotograph] = useState<ImageBitmap>();
  const fail = useEffectEvent(props.onFail);
  useEffect(() => {
    let isOpen = true;
    const opening = openPhotograph(file).then((opened) => {
      if (typeof opened !== 'string') return opened;
      if (isOpen) fail(opened);
      return undefined;
    });
    void opening.then((opened) => {
      if (isOpen) setPhotograph(opened);
    });
    return () => {
      isOpen = false;
      void opening.then((opened) => opened?.close());
    };
  }, [file]);
  return photograph ? <Crop photograph={photograph} {...props} /> : <p>{words.opening}</p>;
}
