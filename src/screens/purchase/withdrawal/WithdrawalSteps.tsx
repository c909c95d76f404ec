import type { StateFrom } from 'xstate';
import { EmailField } from '#app/forms/EmailField.tsx';
import type { FieldBinding } from '#app/forms/problems-shown.ts';
import { SubmissionForm } from '#app/forms/SubmissionForm.tsx';
import { OutcomeNotice } from '#app/outcome/OutcomeNotice.tsx';
import type { WithdrawableLine, WithdrawableOrder } from '#machines/api/contract.ts';
import {
  declarationOf,
  isOwn,
  openLines,
  type WithdrawalEvent,
  type withdrawalMachine,
} from '#machines/purchase/withdrawal/withdrawal.machine.ts';
import { clampQuantity } from '#machines/rules/cart/quantity.ts';
import { withdrawalMessages } from '#messages/en/rights/withdrawal.ts';
import { formatDate } from '#messages/format/format-date.ts';
import { fill } from '#messages/message.ts';
import { useContact, useLocale, useMessages } from '#messages/use-messages.tsx';
import { controlStyles } from '#parts/form/Control.tsx';
import { Checkbox } from '#parts/form/choice/Checkbox.tsx';
import { Field } from '#parts/form/Field.tsx';
import { QuantityField } from '#parts/form/number/QuantityField.tsx';
import { Section, Stack } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { Remedies } from '#screens/account/Remedies.tsx';
import { Declaration } from './Declaration.tsx';

export interface StepProps {
  snapshot: StateFrom<typeof withdrawalMachine>;
  send: (event: WithdrawalEvent) => void;
}

interface OrderStepProps extends StepProps {
  order: WithdrawableOrder;
}

export function Identifying({ snapshot, send }: StepProps) {
  const words = useMessages(withdrawalMessages);
  const nameOf = useOrderName();
  const { own, form, problems } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const search = (
    <SubmissionForm
      id="withdrawal-order"
      busy={busy}
      problems={problems}
      fields={['number', 'email']}
      submit={words.find}
      sending={words.finding}
      onSubmit={() => send({ type: 'form.submitted' })}
    >
      {(fieldProps) => (
        <>
          <Remedies problems={problems} />
          <Field
            {...fieldProps('number')}
            label={words.number}
            hint={words.numberHint}
            autoComplete="off"
            value={form.number}
            onChange={(number) => send({ type: 'form.changed', change: { number } })}
          />
          <EmailField
            {...fieldProps('email')}
            label={words.email}
            hint={words.emailHint}
            value={form.email}
            onChange={(email) => send({ type: 'form.changed', change: { email } })}
          />
        </>
      )}
    </SubmissionForm>
  );
  if (own.length === 0) return <div className="jr-measure">{search}</div>;
  return (
    <>
      <Section title={words.own}>
        {own.map((order) => (
          <div key={order.number}>
            <QuietButton
              label={nameOf(order)}
              disabled={busy}
              onClick={() => send({ type: 'order.chosen', number: order.number })}
            />
          </div>
        ))}
      </Section>
      <Section title={words.other}>{search}</Section>
    </>
  );
}

export function Choosing({ snapshot, order, send }: OrderStepProps) {
  const words = useMessages(withdrawalMessages);
  const title = useOrderName()(order);
  const contact = useContact();
  const open = openLines(order);
  const ended = order.lines.filter(({ right }) => right === 'ended');
  const back = <QuietButton label={words.back} onClick={() => send({ type: 'step.reopened' })} />;
  return (
    <>
      <Section title={title}>
        {open.length > 0 ? (
          <LinesForm snapshot={snapshot} order={order} send={send} />
        ) : (
          <>
            <Notice kind="warning">
              <p>{words.nothingLeft}</p>
              <p>{contact(words.contact, words.contactAlone)}</p>
            </Notice>
            <div>{back}</div>
          </>
        )}
      </Section>
      {ended.length > 0 && (
        <Section title={words.ended}>
          {ended.map((line) => (
            <Ended key={line.id} line={line} />
          ))}
          {open.length > 0 && <p>{contact(words.contact, words.contactAlone)}</p>}
        </Section>
      )}
      {order.withdrawals.length > 0 && (
        <Section title={words.earlier}>
          {order.withdrawals.map((withdrawal) => (
            <Declaration key={withdrawal.number} declared={withdrawal} />
          ))}
        </Section>
      )}
    </>
  );
}

function LinesForm({ snapshot, order, send }: OrderStepProps) {
  const words = useMessages(withdrawalMessages);
  const { context } = snapshot;
  const { form, problems } = context;
  const own = isOwn(context);
  return (
    <SubmissionForm
      id="withdrawal"
      busy={false}
      problems={problems}
      texts={{ 'withdrawal.nothingChosen': words.nothingChosen, 'withdrawal.changed': words.changed }}
      fields={own ? ['lines', 'name', 'email'] : ['lines', 'name']}
      submit={words.next}
      aside={<QuietButton label={words.back} onClick={() => send({ type: 'step.reopened' })} />}
      onSubmit={() => send({ type: 'form.submitted' })}
    >
      {(fieldProps) => (
        <>
          <fieldset>
            <legend className={controlStyles.label}>{words.lines}</legend>
            <Stack>
              {openLines(order).map((line, at) => (
                <Line
                  // The link in the summary leads to the first line.
                  {...(at === 0 && fieldProps('lines'))}
                  key={line.id}
                  line={line}
                  count={context.chosen[line.id] ?? 0}
                  onChange={(quantity) => send({ type: 'line.changed', id: line.id, quantity })}
                />
              ))}
            </Stack>
          </fieldset>
          <Field
            {...fieldProps('name')}
            label={words.name}
            autoComplete="name"
            value={form.name}
            onChange={(name) => send({ type: 'form.changed', change: { name } })}
          />
          {own && (
            <EmailField
              {...fieldProps('email')}
              label={words.acknowledgementEmail}
              value={form.email}
              onChange={(email) => send({ type: 'form.changed', change: { email } })}
            />
          )}
        </>
      )}
    </SubmissionForm>
  );
}

interface LineProps extends Partial<FieldBinding> {
  line: WithdrawableLine;
  count: number;
  onChange: (quantity: number) => void;
}

function Line({ line: { name, quantity, until }, count, onChange, ...field }: LineProps) {
  const words = useMessages(withdrawalMessages);
  const day = formatDate(until, useLocale());
  return (
    <>
      <Checkbox
        {...field}
        label={name}
        {...(day && { hint: fill(words.until, { date: day }) })}
        checked={count > 0}
        onChange={(isChosen) => onChange(isChosen ? quantity : 0)}
      />
      {quantity > 1 && count > 0 && (
        <QuantityField
          label={fill(words.quantity, { name })}
          value={count}
          minimum={1}
          maximum={quantity}
          onChange={(typed) => onChange(clampQuantity(typed, { min: 1, max: quantity }).quantity)}
        />
      )}
    </>
  );
}

function Ended({ line: { name, ended_because } }: { line: WithdrawableLine }) {
  const words = useMessages(withdrawalMessages);
  return (
    <p>
      <ServerWords>{name}</ServerWords>
      {ended_because && (
        <>
          <br />
          {words[ended_because]}
        </>
      )}
    </p>
  );
}

export function Confirming({ snapshot, send }: StepProps) {
  const words = useMessages(withdrawalMessages);
  const { problems, outcome } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const declared = declarationOf(snapshot.context);
  return (
    <Section title={words.confirming}>
      <OutcomeNotice
        outcome={outcome}
        title={outcome?.end === 'unsure' ? words.unsure : words.notArrived}
        now={outcome?.end === 'contradicted' ? words.again : undefined}
        isChecking={snapshot.hasTag('checking')}
        onCheck={() => send({ type: 'answer.sought' })}
      />
      <Declaration declared={declared} />
      <p>
        <ServerWords>{fill(words.goesTo, { address: declared.email })}</ServerWords>
      </p>
      {/* After a lost answer only the check leads on. */}
      {outcome?.end !== 'unsure' && (
        <SubmissionForm
          id="withdrawal-confirmation"
          busy={busy}
          problems={problems}
          fields={[]}
          submit={words.confirm}
          sending={words.declaring}
          aside={<QuietButton label={words.back} disabled={busy} onClick={() => send({ type: 'step.reopened' })} />}
          onSubmit={() => send({ type: 'withdrawal.confirmed' })}
        >
          {() => <Remedies problems={problems} />}
        </SubmissionForm>
      )}
    </Section>
  );
}

function useOrderName(): (order: WithdrawableOrder) => string {
  const words = useMessages(withdrawalMessages);
  const locale = useLocale();
  return ({ number, created }) => fill(words.order, { number, date: formatDate(created, locale) ?? created });
}
