import { OutcomeNotice } from '#app/outcome/OutcomeNotice.tsx';
import { ACCOUNT_ACTS } from '#machines/account/acts.ts';
import type { AccountPage } from '#machines/api/contract.ts';
import type { ActToConfirm } from '#machines/lib/confirmation.ts';
import type { Outcome } from '#machines/lib/outcome.ts';
import { accountOutcomeMessages, autorenewMessages, payingMessages } from '#messages/en/account.ts';
import { levelMessages } from '#messages/en/subscription.ts';
import { fillCount } from '#messages/format/plural.ts';
import { fill, fillAll } from '#messages/message.ts';
import { useMessages } from '#messages/use-messages.tsx';
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
  onAgain?: ((asked: ActToConfirm) => void) | undefined;
}

/** The outcome of a request from the previous page, checked against the current account (ACCT-20, PAYM-8). */
export function AccountOutcome({ page, isReading, onCheck, onAgain }: AccountOutcomeProps) {
  const { add } = useMessages(payingMessages);
  const outcome = useSettledArrival(page, ACCOUNT_ACTS);
  const { title, now, again } = useNotice(outcome, page);
  const refused = outcome?.end === 'refused' ? (outcome.problems ?? []).map(({ field }) => field) : [];
  const isPaymentMissing = outcome?.act === 'autorenewOn' && outcome.end === 'refused' && !page.payment_info;
  return (
    <OutcomeNotice outcome={outcome} title={title} now={now} onCheck={onCheck} isChecking={isReading}>
      {outcome && again && onAgain && <QuietButton label={again} onClick={() => onAgain(outcome)} />}
      <AccountLinks fields={refused} />
      {isPaymentMissing && <TextLink href="/account/payment">{add}</TextLink>}
    </OutcomeNotice>
  );
}

interface AccountNotice {
  title?: string;
  now?: string | undefined;
  /** The label of the button that repeats the request. */
  again?: string | undefined;
}

function useNotice(outcome: Outcome | undefined, page: AccountPage): AccountNotice {
  const words = useMessages(accountOutcomeMessages);
  const labels = { ...useMessages(autorenewMessages), ...useMessages(payingMessages) };
  const isPayable = useIsPayable(page.payment_info);
  const sentenceOf = useSentence(page);
  const act =
    outcome && Object.hasOwn(ACCOUNT_ACTS, outcome.act)
      ? ACCOUNT_ACTS[outcome.act as keyof typeof ACCOUNT_ACTS]
      : undefined;
  if (!outcome || !act || !('changes' in act)) return {};
  const { end, facts = {} } = outcome;
  const { method = '' } = facts;
  const fillMethod = (text: keyof typeof words) => fillAll(String(words[text]), { method });
  const isUnsure = end === 'unsure';
  const changes = act.changes(page, facts, isPayable).map(sentenceOf).join(' ');
  const stays = isUnsure && act.stays ? fillMethod(act.stays) : '';
  const isChanged = end === 'done' || end === 'already' || act === ACCOUNT_ACTS.subscriptionChange;
  return {
    title: fillMethod(act.titles[end]),
    now: (isChanged ? changes : stays) || undefined,
    again: act.again && (isUnsure || end === 'contradicted') ? labels[act.again] : undefined,
  };
}

type Noticed = Extract<(typeof ACCOUNT_ACTS)[keyof typeof ACCOUNT_ACTS], { changes: unknown }>;
type Sentence = ReturnType<Noticed['changes']>[number];

function useSentence({ settings }: AccountPage): (sentence: Sentence) => string {
  const words = useMessages(accountOutcomeMessages);
  const level = useMessages(levelMessages);
  const labelOf = useDeliveryLabel(settings);
  return (sentence) => {
    if (sentence.text === 'issuesLeft') return fillCount(words[sentence.text], sentence.count);
    if ('method' in sentence) return fill(words[sentence.text], { method: sentence.method });
    if (!('plan' in sentence)) return words[sentence.text];
    const { plan } = sentence;
    return fill(words[sentence.text], { plan: `${level[plan.level]} · ${labelOf(plan.deliverables.set)}` });
  };
}
