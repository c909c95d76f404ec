import type { Cancellation } from '#machines/api/contract.ts';
import { levelMessages } from '#messages/en/subscription.ts';
import { formatDate } from '#messages/format/format-date.ts';
import { formatCount } from '#messages/format/plural.ts';
import { fill } from '#messages/message.ts';
import { useLocale, useMessages, useMoney } from '#messages/use-messages.tsx';
import { type Definition, DefinitionList } from '#parts/table/DefinitionList.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { useCancellationTexts } from './use-cancellation-texts.ts';

export interface CancellationFactsProps {
  shown: 'keeping' | 'explaining' | 'offered' | 'cancelled' | 'accepted' | 'resumed' | 'closed';
  told: Cancellation;
}

/** What a step says: what is paid for and charged, what is offered, or what was cancelled. */
export function CancellationFacts({ shown, told }: CancellationFactsProps) {
  const words = useCancellationTexts(told.kind);
  const { offer, accepted } = told;
  switch (shown) {
    case 'keeping':
      return (
        <>
          <p>{words.lead}</p>
          {accepted && <Offer offer={accepted} />}
          <Kept told={told} />
        </>
      );
    case 'explaining':
      return null;
    case 'offered':
      return offer && <Offer offer={offer} isNew />;
    case 'accepted':
      return (
        <>
          <p>{words.notCancelled}</p>
          {accepted && <Offer offer={accepted} />}
          <Kept told={told} />
        </>
      );
    case 'cancelled':
      return (
        <>
          <Cancelled told={told} />
          <Kept told={told} />
        </>
      );
    case 'resumed':
      return <Kept told={told} />;
    case 'closed':
      return (
        <>
          <p>{words.closedLead}</p>
          <Kept told={told} />
        </>
      );
  }
}

function Kept({ told: { kind, ends_on, issues_left, keeps_archive, next_charge } }: { told: Cancellation }) {
  const words = useCancellationTexts(kind);
  const locale = useLocale();
  const money = useMoney();
  const day = formatDate(ends_on, locale);
  const charged = formatDate(next_charge?.on, locale);
  const entries: (Definition | false)[] = [
    day !== undefined && { term: words.endsOn, detail: day },
    issues_left !== undefined && { term: words.issuesLeft, detail: formatCount(issues_left, locale) },
    keeps_archive !== undefined && {
      term: words.archive,
      detail: keeps_archive ? words.archiveKept : words.archiveEnds,
    },
    { term: words.nextCharge, detail: next_charge ? money(next_charge.amount) : words.noCharge },
    charged !== undefined && { term: words.chargedOn, detail: charged },
  ];
  return <DefinitionList entries={entries.filter((entry) => entry !== false)} />;
}

interface OfferProps {
  offer: NonNullable<Cancellation['offer']>;
  /** Not accepted yet, so its amount is not the next charge. */
  isNew?: boolean;
}

function Offer({ offer: { text, amount, until, level }, isNew = false }: OfferProps) {
  const words = useCancellationTexts('subscription');
  const levels = useMessages(levelMessages);
  const locale = useLocale();
  const money = useMoney();
  const day = formatDate(until, locale);
  const entries: (Definition | false)[] = [
    isNew && amount !== undefined && { term: words.nextCharge, detail: money(amount) },
    day !== undefined && { term: words.until, detail: day },
    level !== undefined && { term: words.level, detail: levels[level] },
  ];
  return (
    <>
      <p>
        <ServerWords>{text}</ServerWords>
      </p>
      <DefinitionList entries={entries.filter((entry) => entry !== false)} />
    </>
  );
}

function Cancelled({ told: { kind, cancelled_at, mailed_to, undo_until } }: { told: Cancellation }) {
  const words = useCancellationTexts(kind);
  const locale = useLocale();
  const [at, until] = [formatDate(cancelled_at, locale), formatDate(undo_until, locale)];
  return (
    <>
      {at && <p>{fill(words.cancelledOn, { date: at })}</p>}
      {mailed_to && (
        <p>
          <ServerWords>{fill(words.mailed, { address: mailed_to })}</ServerWords>
        </p>
      )}
      {until && <p>{fill(words.undoUntil, { date: until })}</p>}
    </>
  );
}
