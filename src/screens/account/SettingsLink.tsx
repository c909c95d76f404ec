import { useMessages } from '#messages/context.tsx';
import { pageWords } from '#messages/en/common.ts';
import { TextLink } from '#parts/link/TextLink.tsx';

/** The link back to the account page (ACCT-1, ACCT-29). */
export function SettingsLink() {
  const { returnToSettings } = useMessages(pageWords);
  return (
    <p>
      <TextLink href="/account">{returnToSettings}</TextLink>
    </p>
  );
}
