import type { ActorRefFrom } from 'xstate';
import type { Tie } from '#app/problems-shown.ts';
import { useLoading } from '#app/use-loading.ts';
import type { shippingMachine } from '#machines/purchase/checkout/shipping.machine.ts';
import type { DonateContext, DonateEvent } from '#machines/purchase/donate/donate-context.ts';
import { useMessages } from '#messages/context.tsx';
import { donateWords } from '#messages/en/donate.ts';
import { purchaserWords } from '#messages/en/order.ts';
import { fill } from '#messages/text.ts';
import { Field } from '#parts/form/Field.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { AddressFields } from '#screens/address/AddressFields.tsx';

export interface DonorFieldsProps {
  context: DonateContext;
  countries: ActorRefFrom<typeof shippingMachine> | undefined;
  tie: Tie;
  send: (event: DonateEvent) => void;
}

/** Who gives; a reader who is logged in gives as the account says (DONATE-14). */
export function DonorFields({ context, countries, tie, send }: DonorFieldsProps) {
  const words = useMessages(donateWords);
  const purchaser = useMessages(purchaserWords);
  const loading = useLoading(countries);
  const { page, form, shipping } = context;
  const account = page.subscriber?.account;
  const text = (field: 'name' | 'email' | 'recipient_name') => ({
    ...tie(field),
    value: form[field],
    onChange: (value: string) => send({ type: 'field.changed', field, value }),
  });
  return (
    <>
      <Section title={words.donor} group>
        {account ? (
          <p>
            <ServerWords>{fill(words.asAccount, { name: account.name, account: account.email })}</ServerWords>
          </p>
        ) : (
          <>
            <Field label={purchaser.name} autoComplete="name" {...text('name')} />
            <Field
              label={purchaser.email}
              hint={purchaser.emailHint}
              type="email"
              autoComplete="email"
              {...text('email')}
            />
          </>
        )}
        <Field label={words.recipient} hint={words.recipientHint} optional {...text('recipient_name')} />
      </Section>
      {!account && (
        <Section title={words.address} group>
          <p>{words.addressNote}</p>
          <AddressFields
            address={form.address}
            countries={shipping?.a.countries ?? []}
            states={shipping?.states ?? NO_STATES}
            loading={loading}
            tie={(line) => tie(`address.${line}`)}
            onChange={(line, value) => send({ type: 'field.changed', field: `address.${line}`, value })}
            onCountry={(code) => send({ type: 'country.chosen', code })}
            onRetry={() => countries?.send({ type: 'load.retried' })}
          />
        </Section>
      )}
    </>
  );
}

const NO_STATES = {};
