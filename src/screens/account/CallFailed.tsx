import { problemMessages } from '#messages/en/problem.ts';
import { useContact, useMessages } from '#messages/use-messages.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { SettingsLink } from './SettingsLink.tsx';

export function CallFailed() {
  const { callFailed, callFailedAlone } = useMessages(problemMessages);
  const contact = useContact();
  return (
    <Notice kind="warning">
      <p>{contact(callFailed, callFailedAlone)}</p>
      <SettingsLink />
    </Notice>
  );
}
