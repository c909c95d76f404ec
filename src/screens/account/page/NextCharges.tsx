import type { AccountPage } from '#machines/api/contract.ts';
import { chargedOn } from '#machines/rules/payment/card-expiry.ts';
import { nextChargeMessages } from '#messages/en/rights/renewal.ts';
import { formatDate } from '#messages/format/format-date.ts';
import { fill } from '#messages/message.ts';
import { useLocale, useMessages, useMoney } from '#messages/use-messages.tsx';
import { type Definition, DefinitionList } from '#parts/table/DefinitionList.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { CancelLink } from '#screens/account/CancelLink.tsx';
import { useMethods } from './use-methods.ts';

/** What is charged next, on which day and from what, as far as the server says (BEYOND-218). */
export function NextCharges({ payment_info, subscriber }: Pick<AccountPage, 'payment_info' | 'subscriber'>) {
  const words = useMessages(nextChargeMessages);
  const locale = useLocale();
  const money = useMoney();
  const { next_charge } = subscriber.timetable;
  const { monthly_donation } = subscriber.account;
  const charged = payment_info && next_charge && chargedOn(payment_info, next_charge.on);
  const method = useMethods(payment_info).find(({ kind }) => kind === charged)?.name;
  const date = formatDate(next_charge?.on, locale) ?? '';
  const next = formatDate(monthly_donation?.next_charge_on, locale);
  const amount = money(next_charge?.amount ?? 0);
  const donated = money(monthly_donation?.amount ?? 0);
  const entries: (Definition | false | undefined | null)[] = [
    next_charge && {
      term: words.subscription,
      detail: (
        <ServerWords>
          {method ? fill(words.chargedFrom, { amount, date, method }) : fill(words.charged, { amount, date })}
        </ServerWords>
      ),
    },
    monthly_donation && {
      term: words.donation,
      detail: next ? fill(words.charged, { amount: donated, date: next }) : donated,
    },
  ];
  const shown = entries.filter((entry) => typeof entry === 'object' && entry !== null);
  return (
    shown.length > 0 && (
      <>
        <DefinitionList entries={shown} />
        <CancelLink of="donation" token={monthly_donation?.token} />
      </>
    )
  );
}
