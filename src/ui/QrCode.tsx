import { encode } from 'uqr';
import './QrCode.css';

/** The specification asks for white of this width, in modules, on all sides. */
const QUIET_ZONE = 4;

interface QrCodeProps {
  /** The text that a scanner reads. */
  text: string;
  /** The accessible name. */
  label: string;
}

/** Black on white in every theme: scanners need it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
