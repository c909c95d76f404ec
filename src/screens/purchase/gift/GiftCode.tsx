import { LazyPart } from '#app/rendering/LazyPart.tsx';
import { qrPicture } from '#machines/rules/gift/qr-picture.ts';
import styles from './GiftCode.module.css';

export interface GiftCodeProps {
  address: string;
  template: string | undefined;
  label: string;
  failed: string;
}

/** The QR code of a gift's URL (REDEEM-2), generated in the browser unless the host has an image service (REDEEM-3). */
export function GiftCode({ address, template, label, failed }: GiftCodeProps) {
  const picture = qrPicture(template, address);
  return picture === undefined ? (
    <LazyPart load={loadQrCode} place={styles.place} loading="" failed={failed}>
      {({ QrCode }) => <QrCode text={address} label={label} />}
    </LazyPart>
  ) : (
    <img
      className={styles.place}
      src={picture}
      alt={label}
      width={160}
      height={160}
      loading="lazy"
      referrerPolicy="no-referrer"
    />
  );
}

const loadQrCode = () => import('#parts/picture/QrCode.tsx');
