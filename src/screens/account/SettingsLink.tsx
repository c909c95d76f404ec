import { pageMessages } from '#messages/en/common.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';

export function SettingsLink() {
  const { returnToSettings } = useMessages(pageMessages);
  return (
    <p>
      <TextLink href="/account">{returnToSettings}</TextLink>
    </p>
  );
}
