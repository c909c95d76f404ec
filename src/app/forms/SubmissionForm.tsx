import type { ReactNode } from 'react';
import { type Aliases, placeProblems } from '#machines/rules/text/problem-places.ts';
import { commonMessages } from '#messages/en/common.ts';
import type { OwnTexts } from '#messages/problem-text.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { SubmitButton } from '#parts/form/SubmitButton.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { ErrorSummary } from '#parts/notice/ErrorSummary.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { Form, type FormProps } from './Form.tsx';
import type { BindField } from './problems-shown.ts';
import { useProblemsShown } from './problems-shown.ts';

export interface SubmissionFormProps extends Omit<FormProps, 'children' | 'locksScroll'> {
  id: string;
  /** The request fields the form shows. All other problems appear only in the summary. */
  fields: readonly string[];
  aliases?: Aliases;
  /** The texts for the flow's own problems. */
  texts?: OwnTexts;
  submit: string;
  sending?: string;
  children: (fieldProps: BindField) => ReactNode;
  aside?: ReactNode;
}

export function SubmissionForm(props: SubmissionFormProps) {
  const { id, fields, aliases, texts, submit, sending, children, aside, ...form } = props;
  const common = useMessages(commonMessages);
  const { busy, problems } = form;
  const { fieldProps, entries } = useProblemsShown(id, placeProblems(busy ? [] : problems, fields, aliases), texts);
  return (
    <Form {...form}>
      <ErrorSummary entries={entries} />
      <Stack>
        <fieldset disabled={busy}>
          <Stack>{children(fieldProps)}</Stack>
        </fieldset>
        <SubmitButton label={submit} busy={busy} />
        {aside}
      </Stack>
      <LiveRegion text={busy ? (sending ?? common.sending) : ''} hidden />
    </Form>
  );
}
