import type { ReactNode } from 'react';
import { SubmissionForm, type SubmissionFormProps } from '#app/forms/SubmissionForm.tsx';
import { OutcomeNotice } from '#app/outcome/OutcomeNotice.tsx';
import type { Outcome } from '#machines/lib/outcome.ts';
import { fieldsElsewhere, placeProblems } from '#machines/rules/text/problem-places.ts';
import { outcomeMessages } from '#messages/en/account.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { Remedies } from './Remedies.tsx';
import { SettingsLink } from './SettingsLink.tsx';

export interface ChangeFormProps extends Omit<SubmissionFormProps, 'aside'> {
  /** The outcome of the last submission; undefined while the form is edited. */
  outcome: Outcome | undefined;
  title: string;
  now?: ReactNode;
  isChecking: boolean;
  onCheck: () => void;
}

export function ChangeForm({ outcome, title, now, isChecking, onCheck, children, ...form }: ChangeFormProps) {
  const { checking } = useMessages(outcomeMessages);
  return (
    <div className="jr-measure">
      <OutcomeNotice outcome={outcome} title={title} now={now} isChecking={isChecking} onCheck={onCheck} />
      <SubmissionForm {...form} sending={isChecking ? checking : undefined} aside={<SettingsLink />}>
        {(fieldProps) => (
          <>
            <Remedies
              problems={form.problems}
              elsewhere={fieldsElsewhere(placeProblems(form.problems, form.fields, form.aliases))}
            />
            {children(fieldProps)}
          </>
        )}
      </SubmissionForm>
    </div>
  );
}
