import { pageMessages } from '#messages/en/common.ts';
import { useContact, useMessages } from '#messages/use-messages.tsx';
import { SubmitButton } from '#parts/form/SubmitButton.tsx';
import { Notice } from './Notice.tsx';

export interface PageBrokenProps {
  /** `broken`: the page data is unreadable; `crashed`: a widget threw. */
  kind: 'broken' | 'crashed';
  onReload: () => void;
}

export function PageBroken({ kind, onReload }: PageBrokenProps) {
  const page = useMessages(pageMessages);
  const contact = useContact();
  const hint =
    kind === 'broken'
      ? contact(page.brokenHint, page.brokenHintAlone)
      : contact(page.crashedHint, page.crashedHintAlone);
  return (
    <div role="alert">
      <Notice kind="warning">
        <h1 className="jr-heading">{page[kind]}</h1>
        <p className="jr-apart">{hint}</p>
        <SubmitButton type="button" label={page.reload} onClick={onReload} />
      </Notice>
    </div>
  );
}
