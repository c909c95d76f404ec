import { encode } from 'uqr';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  text: string;
  label: string;
}

/** A QR code with its quiet zone, dark on light in every theme, and large enough to scan from paper. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return (
    <svg className={styles.code} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={data.flatMap(runsOf).join('')} />
    </svg>
  );
}

/** In modules, on each side. */
const QUIET_ZONE = 4;

const runsOf = (row: readonly boolean[], y: number): string[] =>
  [
    ...row
      .map((isDark) => (isDark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`);
