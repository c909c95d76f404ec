import { Later } from '#app/Later.tsx';
import { origin } from '#host/location.ts';
import { qrPicture } from '#machines/rules/link/qr-picture.ts';
import { useMessages } from '#messages/context.tsx';
import { redeemWords } from '#messages/en/redeem.ts';
import { Section } from '#parts/layout/Section.tsx';
import styles from './GiftCode.module.css';

export interface GiftCodeProps {
  token: string;
  /** The image service of the host, where it has one. */
  template?: string;
}

/** The QR code of a gift's address, for another device (REDEEM-2); drawn here, unless the host has it drawn elsewhere (REDEEM-3). */
export function GiftCode({ token, template }: GiftCodeProps) {
  const words = useMessages(redeemWords);
  const address = `${origin()}/subscribe/redeem?token=${encodeURIComponent(token)}`;
  const picture = qrPicture(template, address);
  return (
    <Section title={words.device}>
      {picture === undefined ? (
        <Later
          load={() => import('#parts/picture/QrCode.tsx')}
          place={styles.place}
          loading=""
          failed={words.codeFailed}
        >
          {({ QrCode }) => <QrCode text={address} label={words.code} />}
        </Later>
      ) : (
        <img
          className={styles.place}
          src={picture}
          alt={words.code}
          width={160}
          height={160}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      )}
      <p>{words.deviceHint}</p>
    </Section>
  );
}
