import {
  places,
  type SubscriptionChangeDraft,
  subscriptionOf,
} from '#machines/account/subscription-change/subscription-change.machine.ts';
import { linesOf } from '#machines/rules/address/address-format.ts';
import { startOf } from '#machines/rules/subscription/cycle.ts';
import { heldBy } from '#machines/rules/subscription/upgrade.ts';
import { isBlank } from '#machines/rules/text/required.ts';
import { levelMessages, subscriptionChangeMessages, termMessages } from '#messages/en/subscription.ts';
import { fillCount } from '#messages/format/plural.ts';
import { fill } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { DefinitionList } from '#parts/table/DefinitionList.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { useDeliveryLabel } from '#screens/account/use-delivery-label.ts';

export function ChangeSummary({ draft }: { draft: SubscriptionChangeDraft }) {
  const words = useMessages(subscriptionChangeMessages);
  const level = useMessages(levelMessages);
  const term = useMessages(termMessages);
  const labelOf = useDeliveryLabel(draft.page.settings);
  const { choice, page } = draft;
  const subscription = subscriptionOf(draft);
  const held = heldBy(subscription);
  const { account, timetable } = page.subscriber;
  const start = startOf(timetable, subscription.token);
  const instead = (now: string, before: string) => now !== before && fill(words.instead, { new: now, old: before });
  const entries = [
    { term: words.level, detail: instead(level[choice.level], level[held.level]) },
    { term: words.delivery, detail: instead(labelOf(choice.deliverable), labelOf(held.deliverable)) },
    {
      term: words.starts,
      detail: start && (start.issue ? fill(words.nextNamed, { issue: start.issue }) : words[start.begins]),
    },
    {
      term: words.stays,
      detail: [term[subscription.term], start && fillCount(term.issues, start.left)].filter(Boolean).join(' · '),
    },
    { term: words.sentTo, detail: useDestination(draft) },
    { term: words.renewal, detail: account.autorenew && words.renews },
  ];
  return (
    <DefinitionList
      entries={entries.flatMap(({ term: name, detail }) =>
        detail ? [{ term: name, detail: <ServerWords>{detail}</ServerWords> }] : [],
      )}
    />
  );
}

/** The print destination; a typed address counts once it has a first line. */
function useDestination(draft: SubscriptionChangeDraft): string | undefined {
  const { newAddress } = useMessages(subscriptionChangeMessages);
  if (!places.asks(draft).own) return undefined;
  const { address } = draft.form;
  const used = draft.origin === 'keep' ? places.saved(draft) : isBlank(address.line1) ? undefined : address;
  return used ? linesOf(used).join(', ') : newAddress;
}
