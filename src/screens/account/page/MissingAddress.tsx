import { useMessages } from '#messages/context.tsx';
import { cycleWords } from '#messages/en/account-page.ts';
import { TextLink } from '#parts/link/TextLink.tsx';
import { Notice } from '#parts/notice/Notice.tsx';

/** Says that a print subscription has no address: an active one needs it now, another had none (ACCT-27, ACCT-28). */
export function MissingAddress({ isActive }: { isActive: boolean }) {
  const words = useMessages(cycleWords);
  return isActive ? (
    <Notice kind="warning">
      <p>
        {words.noAddress} <TextLink href="/account/address">{words.addAddress}</TextLink>
      </p>
    </Notice>
  ) : (
    <p>{words.noAddressInactive}</p>
  );
}
