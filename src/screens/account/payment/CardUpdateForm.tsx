import { useMemo } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { Form } from '#app/forms/Form.tsx';
import { showProblems } from '#app/forms/problems-shown.ts';
import { OutcomeNotice } from '#app/outcome/OutcomeNotice.tsx';
import { useSnapshot } from '#app/world/use-snapshot.ts';
import { useOwnId } from '#app/world/WorldProvider.tsx';
import type { cardUpdateMachine } from '#machines/account/payment/card-update.machine.ts';
import type { Outcome } from '#machines/lib/outcome.ts';
import type { Problem } from '#machines/lib/problem.ts';
import { placeProblems } from '#machines/rules/text/problem-places.ts';
import { outcomeMessages } from '#messages/en/account.ts';
import { cardMessages } from '#messages/en/card.ts';
import { commonMessages } from '#messages/en/common.ts';
import { useProblemText } from '#messages/problem-text.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { Field } from '#parts/form/Field.tsx';
import { SubmitButton } from '#parts/form/SubmitButton.tsx';
import { Section, Stack } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { ErrorSummary } from '#parts/notice/ErrorSummary.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { Remedies } from '#screens/account/Remedies.tsx';
import { PaymentProblems, PaymentSlot } from '#screens/purchase/checkout/payment/PaymentSlot.tsx';

export interface CardUpdateFormProps {
  card: ActorRefFrom<typeof cardUpdateMachine>;
  locale?: string;
  /** Called when the provider's form does not load, and when it does after all. */
  onBlocked?: (isBlocked: boolean) => void;
}

/**
 * A name, and the provider's form for a card or bank account. A setup that may have succeeded is never resubmitted: it
 * is checked or abandoned.
 */
export function CardUpdateForm({ card, locale, onBlocked }: CardUpdateFormProps) {
  const words = useMessages(cardMessages);
  const { tryAgain } = useMessages(commonMessages);
  const { checkAgain } = useMessages(outcomeMessages);
  const textOf = useCardProblemText();
  const formId = useOwnId('card');
  const snapshot = useSnapshot(card);
  const doubt = useDoubt(snapshot);
  if (!snapshot) return null;
  const { name, keys, isReturning, problems } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const isUnsettled = snapshot.matches('unsettled');
  const status = snapshot.matches('verifying') ? words.checking : words.sending;
  const again = isUnsettled ? (doubt ? checkAgain : tryAgain) : words.submit;
  // A separate notice reports an unknown outcome.
  const told = doubt ? NONE : problems;
  const placed = placeProblems(busy ? [] : told, FIELDS, ALIASES);
  const { fieldProps, entries, payment, elsewhere } = showProblems(formId, placed, textOf);
  const submit = () => card.send({ type: 'form.submitted' });
  return (
    <Form busy={busy} problems={told} onSubmit={submit}>
      <OutcomeNotice outcome={doubt} title={words.doubt} />
      <ErrorSummary entries={entries} />
      <Remedies problems={busy ? [] : problems} elsewhere={elsewhere} />
      <Section title={words.another} group>
        {!isReturning && (
          <fieldset disabled={busy}>
            <Field
              {...fieldProps('name')}
              label={words.name}
              hint={words.nameHint}
              autoComplete="cc-name"
              value={name}
              onChange={(typed) => card.send({ type: 'name.changed', name: typed })}
            />
          </fieldset>
        )}
        {!isReturning && (
          // Disabling our fields does not disable the provider's fields and wallets.
          <div inert={busy} hidden={isUnsettled}>
            <PaymentSlot
              secret={keys.secret}
              pubkey={keys.pubkey}
              locale={locale}
              isExplained={payment.some(({ code }) => code === 'paymentUnavailable')}
              onOpened={NOTHING}
              onBlocked={onBlocked}
            />
          </div>
        )}
        <PaymentProblems problems={payment} textOf={textOf} />
        {isUnsettled && !doubt && <Unsettled problems={problems} />}
        <Stack>
          <SubmitButton label={busy ? status : again} busy={busy} />
          {isUnsettled && <QuietButton label={words.renew} onClick={() => card.send({ type: 'card.renewed' })} />}
        </Stack>
      </Section>
      <LiveRegion text={busy ? status : ''} hidden />
    </Form>
  );
}

function useDoubt(snapshot: SnapshotFrom<typeof cardUpdateMachine> | undefined): Outcome | undefined {
  const problems =
    snapshot?.matches('unsettled') && snapshot.context.isDoubtful ? snapshot.context.problems : undefined;
  return useMemo(() => problems && { act: 'paymentUpdate', end: 'unsure' }, [problems]);
}

function Unsettled({ problems }: { problems: readonly Problem[] }) {
  const words = useMessages(cardMessages);
  return <p>{problems.some(isUnavailable) ? words.unsettled : words.notKept}</p>;
}

const isUnavailable = ({ code }: Problem): boolean => code === 'paymentUnavailable';

const NONE: Problem[] = [];

const FIELDS = ['name', 'payment'];
const ALIASES = Object.fromEntries(
  ['card', 'ach', 'cc_token', 'customer', 'payment-method'].map((field) => [field, 'payment']),
);
const NOTHING = () => undefined;

function useCardProblemText(): (problem: Problem) => string {
  const words = useMessages(cardMessages);
  const textOf = useProblemText();
  return (problem) => {
    if (problem.field === 'name' && problem.code === 'required') return words.nameBlank;
    return problem.code === 'provider' && !problem.words ? words.notSetUp : textOf(problem);
  };
}
