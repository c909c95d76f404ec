import { Later } from '#app/Later.tsx';
import type { GivenGift, Settings } from '#machines/api/contract.ts';
import { useMessages } from '#messages/context.tsx';
import { giftSectionWords } from '#messages/en/gift.ts';
import { Section } from '#parts/layout/Section.tsx';

export interface ReceiptGiftsProps {
  /** Undefined where the server does not tell of them. */
  gifts: readonly GivenGift[] | undefined;
  giver: string;
  settings: Settings;
}

/** The gifts of a receipt, each with its link; nothing where there are none. */
export function ReceiptGifts({ gifts = [], giver, settings }: ReceiptGiftsProps) {
  const { title, loading, failed } = useMessages(giftSectionWords);
  if (gifts.length === 0) return null;
  return (
    <Section title={title}>
      <Later load={() => import('./GiftList.tsx')} loading={loading} failed={failed}>
        {({ GiftList }) => <GiftList gifts={gifts} giver={giver} settings={settings} />}
      </Later>
    </Section>
  );
}
