import { useMessages } from '#messages/context.tsx';
import { pageWords } from '#messages/en/common.ts';
import { TextLink } from '#parts/link/TextLink.tsx';

export function SettingsLink() {
  const { returnToSettings } = useMessages(pageWords);
  return (
    <p>
      <TextLink href="/account">{returnToSettings}</TextLink>
    </p>
  );
}
