import { OutcomeNotice } from '#app/outcome/OutcomeNotice.tsx';
import type { AccountPage } from '#machines/api/contract.ts';
import type { Asked } from '#machines/lib/confirmation.ts';
import type { Act, Outcome, OutcomeEnd } from '#machines/lib/outcome.ts';
import { cycleOf, startOf } from '#machines/rules/subscription/cycle.ts';
import { isBillable, isForLife, issuesToCome } from '#machines/rules/subscription/overview.ts';
import { useMessages } from '#messages/context.tsx';
import { autorenewWords, payingWords } from '#messages/en/account-page.ts';
import { accountOutcomeWords } from '#messages/en/outcome.ts';
import { levelWords } from '#messages/en/subscription.ts';
import { fillCount } from '#messages/plural.ts';
import { fill, type Texts } from '#messages/text.ts';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { AccountLinks } from '#screens/account/RemedyLinks.tsx';
import { useDeliveryLabel } from '#screens/account/use-delivery-label.ts';
import { useSettledArrival } from '#screens/account/use-settled-arrival.ts';
import { useIsPayable } from './use-methods.ts';

export interface AccountOutcomeProps {
  page: AccountPage;
  isReading: boolean;
  onCheck: () => void;
  /** Repeats the request; omitted if the account is read-only. */
  onAgain?: ((asked: Asked) => void) | undefined;
}

/** The outcome of a request from the previous page, checked against the current account (ACCT-20, PAYM-8). */
export function AccountOutcome({ page, isReading, onCheck, onAgain }: AccountOutcomeProps) {
  const words = useMessages(accountOutcomeWords);
  const { correctOn, correctOff } = useMessages(autorenewWords);
  const { add, deleteCard, deleteBank } = useMessages(payingWords);
  const outcome = useSettledArrival(page);
  const plan = usePlan(outcome, page);
  const isPayable = useIsPayable(page.payment_info);
  const said = outcome && wordsOf(outcome, page, words, { plan, isPayable });
  const refused = outcome?.end === 'refused' ? (outcome.problems ?? []).map(({ field }) => field) : [];
  const isPaymentMissing = outcome?.act === 'autorenewOn' && outcome.end === 'refused' && !page.payment_info;
  const isAsAsked = outcome?.end !== 'contradicted' && outcome?.end !== 'unsure';
  const labels: Partial<Record<Act, string>> = {
    autorenewOn: correctOn,
    autorenewOff: correctOff,
    cardDeletion: deleteCard,
    bankDeletion: deleteBank,
  };
  const again = isAsAsked ? undefined : labels[outcome.act];
  return (
    <OutcomeNotice outcome={outcome} title={said?.title} now={said?.now} onCheck={onCheck} isChecking={isReading}>
      {outcome && again !== undefined && onAgain && <QuietButton label={again} onClick={() => onAgain(outcome)} />}
      <AccountLinks fields={refused} />
      {isPaymentMissing && <TextLink href="/account/payment">{add}</TextLink>}
    </OutcomeNotice>
  );
}

interface Said {
  title?: string;
  now?: string;
}

type OutcomeTexts = Texts<typeof accountOutcomeWords>;

function wordsOf(
  { act, end, facts = {} }: Outcome,
  page: AccountPage,
  words: OutcomeTexts,
  { plan, isPayable }: { plan: string | undefined; isPayable: boolean },
): Said {
  switch (act) {
    case 'autorenewOn':
      return { title: words[ON[end]], now: nowOf(end, words.renews, words.stillOff) };
    case 'autorenewOff':
      return { title: words[OFF[end]], now: nowOf(end, afterAutorenew(page, words), words.stillRenews) };
    case 'cardDeletion':
    case 'bankDeletion': {
      const { method = '', beside } = facts;
      return {
        title: fill(words[DELETION[end]], { method }),
        now: nowOf(end, afterDeletion(page, beside, words, isPayable), fill(words.stillThere, { method })),
      };
    }
    case 'subscriptionChange':
      return { title: isGood(end) ? words.changed : words.notChanged, now: plan };
    default:
      return {};
  }
}

function usePlan(outcome: Outcome | undefined, { settings, subscriber }: AccountPage): string | undefined {
  const words = useMessages(accountOutcomeWords);
  const level = useMessages(levelWords);
  const labelOf = useDeliveryLabel(settings);
  const { token } = outcome?.facts ?? {};
  const info = cycleOf(subscriber.timetable, token)?.info;
  const start = token === undefined ? undefined : startOf(subscriber.timetable, token);
  if (!info || !start) return undefined;
  return fill(words[start.begins], { plan: `${level[info.level]} · ${labelOf(info.deliverables.set)}` });
}

const ON = {
  done: 'onDone',
  already: 'onAlready',
  refused: 'onRefused',
  contradicted: 'onContradicted',
  unsure: 'onUnsure',
} as const satisfies Record<OutcomeEnd, keyof OutcomeTexts>;

const OFF = {
  done: 'offDone',
  already: 'offAlready',
  refused: 'offRefused',
  contradicted: 'offContradicted',
  unsure: 'offUnsure',
} as const satisfies Record<OutcomeEnd, keyof OutcomeTexts>;

const DELETION = {
  done: 'deleted',
  already: 'deletedAlready',
  refused: 'notDeleted',
  contradicted: 'stillOnFile',
  unsure: 'deletionUnsure',
} as const satisfies Record<OutcomeEnd, keyof OutcomeTexts>;

const isGood = (end: OutcomeEnd): boolean => end === 'done' || end === 'already';

function nowOf(end: OutcomeEnd, changed: string | undefined, unchanged: string): string | undefined {
  if (isGood(end)) return changed;
  return end === 'unsure' ? unchanged : undefined;
}

function afterAutorenew({ subscriber }: AccountPage, words: OutcomeTexts): string | undefined {
  const { current_subscription: current } = subscriber.timetable;
  if (current && isForLife(current)) return undefined;
  const left = issuesToCome(subscriber);
  return left > 0 ? fillCount(words.issuesLeft, left) : words.ends;
}

/** The consequences of a deletion. `beside` is the remaining method, which cannot pay if expired. */
function afterDeletion(
  { payment_info, subscriber }: AccountPage,
  beside: string | undefined,
  words: OutcomeTexts,
  isPayable: boolean,
): string {
  const { autorenew } = subscriber.account;
  const canRenew = isBillable(subscriber);
  if (beside !== undefined && payment_info) {
    const canTurnOn = canRenew && isPayable && !autorenew;
    const stays = fill(canTurnOn ? words.otherLeft : words.otherStays, { method: beside });
    return autorenew ? `${stays} ${words.stillRenews}` : stays;
  }
  const gone = beside === undefined ? '' : `${fill(words.otherGone, { method: beside })} `;
  if (autorenew) return `${gone}${words.stillRenews}`;
  return `${gone}${canRenew ? words.blocked : words.noneLeft}`;
}
