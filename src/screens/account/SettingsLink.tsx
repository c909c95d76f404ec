import { useMessages } from '#messages/context.tsx';
import { returnWords } from '#messages/en/return-to-settings.ts';
import { TextLink } from '#parts/link/TextLink.tsx';

/** The way back to the account page (ACCT-1, ACCT-29). */
export function SettingsLink() {
  const { returnToSettings } = useMessages(returnWords);
  return (
    <p>
      <TextLink href="/account">{returnToSettings}</TextLink>
    </p>
  );
}
