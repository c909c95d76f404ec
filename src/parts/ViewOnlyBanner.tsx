import { useMessages } from '#messages/context.tsx';
import { viewOnlyWords } from '#messages/en/view-only.ts';
import { Notice } from './Notice.tsx';

/** Says that a page only shows what somebody else would do there (SHELL-11). */
export function ViewOnlyBanner() {
  const { viewOnly } = useMessages(viewOnlyWords);
  return <Notice kind="warning" title={viewOnly} />;
}
