import { cancelLinkMessages } from '#messages/en/cancellation.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';

/** Links to the page that cancels a subscription or a monthly donation, if its server has one (BEYOND-207). */
export function CancelLink({ of, token }: { of: 'subscription' | 'donation'; token: string | undefined }) {
  const words = useMessages(cancelLinkMessages);
  return (
    token !== undefined && (
      <p className="jr-screen">
        <TextLink href={`/account/cancel/${token}`}>{words[of]}</TextLink>
      </p>
    )
  );
}
