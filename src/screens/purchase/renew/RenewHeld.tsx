import { type RenewContext, readerOf, renewalOf } from '#machines/purchase/renew/renew-context.ts';
import { linesOf } from '#machines/rules/address/address-lines.ts';
import { destinationOf, lacksAddress } from '#machines/rules/address/delivery.ts';
import { zoneOf } from '#machines/rules/address/shipping.ts';
import { useLocale, useMessages } from '#messages/context.tsx';
import { renewWords } from '#messages/en/renew.ts';
import { levelWords, termWords } from '#messages/en/subscription.ts';
import { formatCount } from '#messages/plural.ts';
import { RadioGroup } from '#parts/form/RadioGroup.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { Notice } from '#parts/notice/Notice.tsx';
import { DefinitionList } from '#parts/table/DefinitionList.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { useDeliveryLabel } from '#screens/account/use-delivery-label.ts';

export interface RenewHeldProps {
  context: RenewContext;
  onSettings: (settings: 'same' | 'other') => void;
}

/** What the subscription is now, and whether it is renewed as it is; where it cannot be, that is not asked (RENEW-2, RENEW-3). */
export function RenewHeld({ context, onSettings }: RenewHeldProps) {
  const words = useMessages(renewWords);
  const { isChanging, isForced } = context;
  return (
    <>
      <Held context={context} />
      {!isForced && (
        <Section title={words.settings}>
          <RadioGroup
            legend={words.settings}
            hideLegend
            value={isChanging ? 'other' : 'same'}
            options={[
              { value: 'same', label: words.same },
              { value: 'other', label: words.other },
            ]}
            onChange={onSettings}
          />
        </Section>
      )}
    </>
  );
}

function Held({ context }: Pick<RenewHeldProps, 'context'>) {
  const words = useMessages(renewWords);
  const level = useMessages(levelWords);
  const term = useMessages(termWords);
  const locale = useLocale();
  const { settings, token } = renewalOf(context);
  const labelOf = useDeliveryLabel(context.page.settings);
  const destination = destinationOf(settings.deliverable);
  const { addresses } = readerOf(context).account;
  const address = destination && addresses[zoneOf(destination)];
  const isAddressMissing = lacksAddress(settings.deliverable, addresses);
  return (
    <Section title={words.held}>
      <DefinitionList
        entries={[
          { term: words.level, detail: level[settings.level] },
          { term: words.delivery, detail: labelOf(settings.deliverable) },
          ...(address
            ? [{ term: words.sentTo, detail: <ServerWords>{linesOf(address).join(', ')}</ServerWords> }]
            : []),
          { term: words.term, detail: term[settings.term] },
          ...(token
            ? [
                { term: words.left, detail: formatCount(token.tokens_left, locale) },
                { term: words.expected, detail: formatCount(token.issues_expected, locale) },
              ]
            : []),
        ]}
      />
      {isAddressMissing && <Notice kind="warning">{words.missingAddress}</Notice>}
    </Section>
  );
}
