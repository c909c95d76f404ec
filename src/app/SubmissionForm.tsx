import type { ReactNode } from 'react';
import { type Aliases, placeProblems } from '#machines/rules/text/problem-places.ts';
import { useMessages } from '#messages/context.tsx';
import { commonWords } from '#messages/en/common.ts';
import { SubmitButton } from '#parts/form/SubmitButton.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { ErrorSummary } from '#parts/notice/ErrorSummary.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { Form, type FormProps } from './Form.tsx';
import type { Tie } from './problems-shown.ts';
import { useProblemsShown } from './problems-shown.ts';

export interface SubmissionFormProps extends Omit<FormProps, 'children' | 'locksScroll'> {
  /** Tells the ids of its fields from those of other forms on the page. */
  id: string;
  /** The fields of the request that it shows; every other problem stands in the summary alone. */
  fields: readonly string[];
  /** Other names under which the server may speak of a field. */
  aliases?: Aliases;
  /** What its button says. */
  submit: string;
  /** What is announced while it is on its way; 'Sending' where nothing else is said. */
  sending?: string;
  /** The fields; each is tied to its field of the request. */
  children: (tie: Tie) => ReactNode;
  /** What stands beside the button. */
  aside?: ReactNode;
}

/** A short form: its problems above its fields, its button below them. */
export function SubmissionForm(props: SubmissionFormProps) {
  const { id, fields, aliases, submit, sending, children, aside, ...form } = props;
  const common = useMessages(commonWords);
  const { busy, problems } = form;
  const { tie, entries } = useProblemsShown(id, placeProblems(busy ? [] : problems, fields, aliases));
  return (
    <Form {...form}>
      <ErrorSummary entries={entries} />
      <Stack>
        <fieldset disabled={busy}>
          <Stack>{children(tie)}</Stack>
        </fieldset>
        <SubmitButton label={submit} busy={busy} />
        {aside}
      </Stack>
      <LiveRegion text={busy ? (sending ?? common.sending) : ''} hidden />
    </Form>
  );
}
