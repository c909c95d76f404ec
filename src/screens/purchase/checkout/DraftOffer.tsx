import { useRef, useState } from 'react';
import { reload } from '#host/address/location.ts';
import type { DraftOffer as Offer } from '#machines/lib/world.ts';
import { draftOfferMessages } from '#messages/en/order.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { Notice } from '#parts/notice/Notice.tsx';

/** Offers what the reader typed before logging in. Restored by a reload, like every draft. */
export function DraftOffer({ offer }: { offer: Offer }) {
  const words = useMessages(draftOfferMessages);
  const [isDiscarded, setDiscarded] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const accept = () => {
    offer.accept();
    reload();
  };
  const discard = () => {
    offer.discard();
    setDiscarded(true);
    place.current?.focus();
  };
  return (
    <div ref={place} className="jr-apart" tabIndex={-1}>
      <Notice title={isDiscarded ? words.discarded : words.text}>
        {!isDiscarded && (
          <>
            <QuietButton label={words.accept} onClick={accept} />{' '}
            <QuietButton label={words.discard} onClick={discard} />
          </>
        )}
      </Notice>
    </div>
  );
}
