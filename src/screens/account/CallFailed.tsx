import { useContact, useMessages } from '#messages/context.tsx';
import { problemWords } from '#messages/en/problem.ts';
import { Notice } from '#parts/notice/Notice.tsx';
import { SettingsLink } from './SettingsLink.tsx';

export function CallFailed() {
  const { callFailed, callFailedAlone } = useMessages(problemWords);
  const contact = useContact();
  return (
    <Notice kind="warning">
      <p>{contact(callFailed, callFailedAlone)}</p>
      <SettingsLink />
    </Notice>
  );
}
