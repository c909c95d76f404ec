import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { BindField } from '#app/forms/problems-shown.ts';
import { SubmissionForm } from '#app/forms/SubmissionForm.tsx';
import type { cancellationMachine } from '#machines/account/cancellation/cancellation.machine.ts';
import type { CancellationPage } from '#machines/api/contract.ts';
import { outcomeMessages } from '#messages/en/account.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { RadioGroup } from '#parts/form/choice/RadioGroup.tsx';
import { Field } from '#parts/form/Field.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { Remedies } from '#screens/account/Remedies.tsx';
import type { CancellationFactsProps } from './CancellationFacts.tsx';
import { useCancellationTexts } from './use-cancellation-texts.ts';

export interface CancellationFormProps extends Pick<CancellationFactsProps, 'shown'> {
  reasons: NonNullable<CancellationPage['cancel_reasons']>;
  snapshot: SnapshotFrom<typeof cancellationMachine>;
  send: ActorRefFrom<typeof cancellationMachine>['send'];
}

/** A step that can be sent or left: one main button, and the other ways beside it. */
export function CancellationForm({ shown, reasons, snapshot, send }: CancellationFormProps) {
  const { cancellation, hasReasons, problems } = snapshot.context;
  const words = useCancellationTexts(cancellation.kind);
  const { checking } = useMessages(outcomeMessages);
  const busy = snapshot.hasTag('busy');
  const hasNext = shown === 'keeping' && (hasReasons || cancellation.offer !== undefined);
  const isAsked = hasReasons && (shown === 'explaining' || shown === 'offered');
  const [submit, act] = hasNext
    ? [words.goOn, () => send({ type: 'step.completed' })]
    : shown === 'cancelled'
      ? [words.undo, () => send({ type: 'undo.requested' })]
      : [shown === 'offered' ? words.decline : words.submit, () => send({ type: 'cancellation.confirmed' })];
  return (
    <SubmissionForm
      id="cancellation"
      fields={isAsked ? ['reason', 'comment'] : []}
      submit={submit}
      {...(snapshot.hasTag('checking') && { sending: checking })}
      busy={busy}
      problems={problems}
      onSubmit={act}
      aside={
        (shown === 'explaining' || shown === 'offered') && (
          <QuietButton label={words.back} busy={busy} onClick={() => send({ type: 'step.returned' })} />
        )
      }
    >
      {(fieldProps) => (
        <>
          <Remedies problems={problems} />
          {isAsked && (
            <Reasons
              legend={shown === 'offered' ? words.why : words.reason}
              snapshot={snapshot}
              send={send}
              reasons={reasons}
              fieldProps={fieldProps}
            />
          )}
        </>
      )}
    </SubmissionForm>
  );
}

interface ReasonsProps extends Omit<CancellationFormProps, 'shown'> {
  legend: string;
  fieldProps: BindField;
}

function Reasons({ legend, snapshot, send, reasons, fieldProps }: ReasonsProps) {
  const { form, cancellation } = snapshot.context;
  const words = useCancellationTexts(cancellation.kind);
  return (
    <>
      <RadioGroup
        {...fieldProps('reason')}
        legend={legend}
        hint={words.whyLead}
        value={form.reason}
        options={reasons.map(({ code, text }) => ({ value: code, label: text }))}
        onChange={(reason) => send({ type: 'form.changed', change: { reason } })}
      />
      <Field
        {...fieldProps('comment')}
        label={words.comment}
        hint={words.commentHint}
        optional
        multiline
        value={form.comment}
        onChange={(comment) => send({ type: 'form.changed', change: { comment } })}
      />
    </>
  );
}
