import { useAddress, useWorld } from '#app/world/WorldProvider.tsx';
import type { GivenGift, Settings } from '#machines/api/contract.ts';
import { giftPath } from '#machines/rules/gift/gift-link.ts';
import { giftCardMessages } from '#messages/en/gift-card.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { CoverDialog } from '#parts/dialog/CoverDialog.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { GiftCard, type GiftOnCard } from './GiftCard.tsx';
import { GiftCode } from './GiftCode.tsx';
import styles from './GiftSheet.module.css';

export interface GiftSheetProps {
  gift: GivenGift;
  giver: string;
  settings: Settings;
  onClose: () => void;
}

/** A gift card; while it is open, only the card is printed. */
export function GiftSheet({ gift, giver, settings, onClose }: GiftSheetProps) {
  const words = useMessages(giftCardMessages);
  const { page } = useWorld();
  const address = `${useAddress().origin()}${giftPath(gift.token)}`;
  return (
    <CoverDialog title={words.dialog} closeLabel={words.close} onClose={onClose}>
      <GiftCard
        gift={gift}
        giver={giver}
        settings={settings}
        className={styles.sheet}
        code={
          <div>
            <GiftCode address={address} template={settings.qr_template} label={words.code} failed={words.codeFailed} />
            <p className={`${styles.scan} jr-fine`}>{words.scan}</p>
            <p className="jr-fine" dir="ltr">
              {address}
            </p>
          </div>
        }
      />
      <div className={styles.print}>
        <QuietButton label={words.print} onClick={() => void page.print()} />
      </div>
    </CoverDialog>
  );
}

export interface GiftPreviewProps extends Omit<GiftSheetProps, 'gift'> {
  gift: GiftOnCard;
}

export function GiftPreview({ gift, giver, settings, onClose }: GiftPreviewProps) {
  const words = useMessages(giftCardMessages);
  return (
    <CoverDialog title={words.previewTitle} closeLabel={words.close} onClose={onClose}>
      <p>{words.previewHint}</p>
      <GiftCard
        gift={gift}
        giver={giver}
        settings={settings}
        code={<div className={styles.blank}>{words.codeLater}</div>}
      />
    </CoverDialog>
  );
}
