import type { StateFrom } from 'xstate';
import { Form } from '#app/forms/Form.tsx';
import { useProblemsShown } from '#app/forms/problems-shown.ts';
import type { addressMachine } from '#machines/account/address/address.machine.ts';
import type { AddressEvent } from '#machines/account/address/address-context.ts';
import { ADDRESS_LINES } from '#machines/rules/address/address.ts';
import { type AddressSlot, shipcodeOf } from '#machines/rules/address/address-slot.ts';
import type { Shipcode } from '#machines/rules/subscription/subscription.ts';
import { placeProblems } from '#machines/rules/text/problem-places.ts';
import { outcomeMessages } from '#messages/en/account.ts';
import { addressBookMessages } from '#messages/en/address.ts';
import { commonMessages } from '#messages/en/common.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { RadioGroup } from '#parts/form/choice/RadioGroup.tsx';
import { SubmitButton } from '#parts/form/SubmitButton.tsx';
import { Section, Stack } from '#parts/layout/Section.tsx';
import { ErrorSummary } from '#parts/notice/ErrorSummary.tsx';
import { LiveRegion } from '#parts/notice/LiveRegion.tsx';
import { Remedies } from '#screens/account/Remedies.tsx';
import { SettingsLink } from '#screens/account/SettingsLink.tsx';
import { AddressFields } from '#screens/address/AddressFields.tsx';
import styles from './Address.module.css';

export interface AddressFormProps {
  snapshot: StateFrom<typeof addressMachine>;
  send: (event: AddressEvent) => void;
  slots: readonly AddressSlot[];
  nameOf: (shipcode: Shipcode) => string;
}

/**
 * Adds or updates an address that the current subscription needs. Explains why other slots are disabled (ADDR-6);
 * renders nothing if no address is needed.
 */
export function AddressForm({ snapshot, slots, nameOf, send }: AddressFormProps) {
  const words = useMessages(addressBookMessages);
  const common = useMessages(commonMessages);
  const { checking } = useMessages(outcomeMessages);
  const { context, children } = snapshot;
  const { shipcode, drafts, shipping, problems } = context;
  const busy = snapshot.hasTag('busy') || snapshot.status === 'done';
  const progress = progressOf(snapshot, { sending: common.sending, deleting: words.deleting, checking });
  const { fieldProps, entries, elsewhere } = useProblemsShown(
    'address',
    placeProblems(busy ? [] : problems, FIELDS, ALIASES),
  );
  const chosen = slots.find((slot) => slot.shipcode === shipcode);
  return (
    <Form busy={busy} problems={problems} onSubmit={() => send({ type: 'form.submitted' })}>
      <ErrorSummary entries={entries} />
      <Stack>
        {slots.some(({ isNeeded }) => isNeeded) ? (
          <Section title={words.change} group screenOnly>
            <fieldset className={styles.fields} disabled={busy}>
              <Stack>
                <Remedies problems={problems} elsewhere={elsewhere} />
                <RadioGroup
                  {...fieldProps('shipcode')}
                  legend={words.category}
                  value={chosen?.category}
                  options={slots.map((slot) => ({
                    value: slot.category,
                    label: nameOf(slot.shipcode),
                    disabled: !slot.isNeeded,
                    disabledReason: words.unneeded,
                  }))}
                  onChange={(category) => send({ type: 'category.chosen', shipcode: shipcodeOf(category) })}
                />
                {shipcode && (
                  <AddressFields
                    address={drafts[shipcode]}
                    shipping={shipping}
                    category={shipcode}
                    loader={children.shipping}
                    fieldProps={(line) => fieldProps(`address.${line}`)}
                    onChange={(field, value) => send({ type: 'field.changed', field, value })}
                    onCountry={(code) => send({ type: 'country.chosen', code })}
                  />
                )}
              </Stack>
            </fieldset>
            {shipcode && <SubmitButton label={words.submit} busy={busy} />}
          </Section>
        ) : (
          <Remedies problems={problems} elsewhere={elsewhere} />
        )}
        <SettingsLink />
      </Stack>
      <LiveRegion text={busy ? progress : ''} hidden />
    </Form>
  );
}

function progressOf(
  snapshot: AddressFormProps['snapshot'],
  words: Record<'sending' | 'deleting' | 'checking', string>,
): string {
  if (snapshot.hasTag('checking')) return words.checking;
  return snapshot.matches('sending') ? words.sending : words.deleting;
}

const FIELDS = ['shipcode', ...ADDRESS_LINES.map((line) => `address.${line}`)];
/** The server names the address fields without the `address.` prefix that the form uses. */
const ALIASES = Object.fromEntries([
  ['address', 'address.line1'],
  ['country_name', 'address.country'],
  ...ADDRESS_LINES.map((line) => [line, `address.${line}`]),
]);
