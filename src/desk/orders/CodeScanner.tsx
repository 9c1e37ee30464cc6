import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { parcelWords as words } from '#words/desk/parcels';

interface DetectedCode {
  rawValue: string;
  boundingBox: Pick<DOMRectReadOnly, 'x' | 'y' | 'width' | 'height'>;
}

declare global {
  /** Chrome has it on Android and on Macs. */
  var BarcodeDetector:
    (new () => { detect: (source: HTMLVideoElement) => Promise<DetectedCode[]> }) | undefined;
}

/** Whether this browser can read codes with a camera. */
export const canScan = () => Boolean(globalThis.BarcodeDetector) && 'mediaDevices' in navigator;

/** How often the camera's picture is searched for codes. */
const FRAME_MS = 150;
/** How long a code that was read stays unread, so that the camera can move on to the next one. */
const PAUSE_MS = 1200;

/** The code that the camera is held over: a label has several. */
function nearestToCentre(
  codes: readonly DetectedCode[],
  { videoWidth, videoHeight }: HTMLVideoElement,
) {
  const distanceOf = ({ boundingBox: { x, y, width, height } }: DetectedCode) =>
    Math.hypot(x + (width - videoWidth) / 2, y + (height - videoHeight) / 2);
  const [nearest] = [...codes].sort((one, other) => distanceOf(one) - distanceOf(other));
  return nearest?.rawValue;
}

interface CodeScannerProps {
  /** Called with each code that comes into view. */
  onCode: (code: string) => void;
}

/** Shows what the camera on the back of the phone sees, and reads the codes in it. */
export function CodeScanner({ onCode }: CodeScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const report = useEffectEvent(onCode);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const stop = () => {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };

    async function start() {
      const { BarcodeDetector: Detector } = globalThis;
      if (!Detector) throw new Error('This browser reads no codes.');
      const detector = new Detector();
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const { current: view } = video;
      if (isOver || !view) {
        stop();
        return;
      }
      view.srcObject = stream;
      await view.play();
      /** A code counts once it is in two pictures, as one in motion can be misread. */
      let before: string | undefined;
      const read = async () => {
        const codes = await detector.detect(view).catch(() => []);
        if (isOver) return;
        const code = nearestToCentre(codes, view);
        const isRead = code !== undefined && code === before;
        before = isRead ? undefined : code;
        if (isRead) report(code);
        timer = setTimeout(() => void read(), isRead ? PAUSE_MS : FRAME_MS);
      };
      await read();
    }

    start().catch(() => {
      if (!isOver) setFailed(true);
    });
    return stop;
  }, []);

  if (hasFailed) {
    return (
      <p className="reason" role="alert">
        {words.noCamera}
      </p>
    );
  }
  return <video ref={video} className="code-scanner" aria-label={words.camera} muted playsInline />;
}
