import { Later } from '#app/Later.tsx';
import { qrPicture } from '#machines/rules/link/qr-picture.ts';
import styles from './GiftCode.module.css';

export interface GiftCodeProps {
  /** The address of the gift. */
  address: string;
  /** The image service of the host, where it has one. */
  template: string | undefined;
  /** What the picture is for, to those who do not see it. */
  label: string;
  failed: string;
}

/** The QR code of a gift's address (REDEEM-2); drawn here, unless the host has it drawn elsewhere (REDEEM-3). */
export function GiftCode({ address, template, label, failed }: GiftCodeProps) {
  const picture = qrPicture(template, address);
  return picture === undefined ? (
    <Later load={() => import('#parts/picture/QrCode.tsx')} place={styles.place} loading="" failed={failed}>
      {({ QrCode }) => <QrCode text={address} label={label} />}
    </Later>
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
