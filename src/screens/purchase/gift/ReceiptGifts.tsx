import { LazyPart } from '#app/rendering/LazyPart.tsx';
import type { GivenGift, Settings } from '#machines/api/contract.ts';
import { giftSectionMessages } from '#messages/en/gift.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { Section } from '#parts/layout/Section.tsx';

export interface ReceiptGiftsProps {
  /** Undefined if the server sends none. */
  gifts: readonly GivenGift[] | undefined;
  giver: string;
  settings: Settings;
}

/** The links of a receipt's gifts; renders nothing without gifts. */
export function ReceiptGifts({ gifts = [], giver, settings }: ReceiptGiftsProps) {
  const { title, loading, failed } = useMessages(giftSectionMessages);
  if (gifts.length === 0) return null;
  return (
    <Section title={title}>
      <LazyPart load={loadGiftList} loading={loading} failed={failed}>
        {({ GiftList }) => <GiftList gifts={gifts} giver={giver} settings={settings} />}
      </LazyPart>
    </Section>
  );
}

const loadGiftList = () => import('./GiftList.tsx');
