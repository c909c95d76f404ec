import type { RedeemOptions } from '#machines/api/contract.ts';
import type { OpenGift } from '#machines/rules/subscription/gift.ts';
import { serverWords } from '#machines/rules/text/safe-text.ts';
import { useContact, useMessages } from '#messages/context.tsx';
import { giftOverWords } from '#messages/en/redeem.ts';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';

export interface GiftOverProps {
  gift: Exclude<RedeemOptions, OpenGift>;
  /** It may be this reader's. */
  isUnsure: boolean;
}

/** Why a gift cannot be redeemed, each reason in words of its own (REDEEM-6, REDEEM-7). */
export function GiftOver({ gift, isUnsure }: GiftOverProps) {
  const words = useMessages(giftOverWords);
  const contact = useContact();
  const isMaybeOurs = gift.status === 'redeemed' && isUnsure;
  return (
    <div role="alert">
      <Notice kind="warning">
        <p>
          <ServerWords>{reasonOf(gift)}</ServerWords>
        </p>
        {isMaybeOurs && (
          <>
            <p>{words.unsure}</p>
            <p>
              <TextLink href="/account">{words.account}</TextLink>
            </p>
          </>
        )}
      </Notice>
    </div>
  );

  function reasonOf(over: GiftOverProps['gift']): string {
    switch (over.status) {
      case 'redeemed':
        return contact(words.redeemed, words.redeemedAlone);
      case 'notfound':
        return contact(words.notFound, words.notFoundAlone);
      case 'closed':
        return serverWords(over.message) ?? contact(words.closed, words.closedAlone);
    }
  }
}
