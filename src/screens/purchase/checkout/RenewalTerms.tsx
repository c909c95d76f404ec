import { type ReactNode, useEffect } from 'react';
import { useToday } from '#app/rendering/use-today.ts';
import { readTime } from '#host/clock.ts';
import type { OrderLine, PaymentRecord } from '#machines/api/contract.ts';
import { type Renewal, renews } from '#machines/purchase/checkout/renewal-consent.ts';
import { chargedOn } from '#machines/rules/payment/card-expiry.ts';
import { renewalTermsMessages } from '#messages/en/rights/renewal.ts';
import { fillNodes } from '#messages/fill-nodes.ts';
import { formatDate } from '#messages/format/format-date.ts';
import { fillCount } from '#messages/format/plural.ts';
import { fill } from '#messages/message.ts';
import { useLocale, useMessages, useMoney } from '#messages/use-messages.tsx';
import { Checkbox } from '#parts/form/choice/Checkbox.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { useMethods } from '#screens/account/page/use-methods.ts';
import type { PurchaseShown } from './use-purchase.ts';

export interface RenewalTermsProps {
  purchase: PurchaseShown;
  lines: readonly OrderLine[];
  renewal: Renewal;
  /** Null if nothing is on file. */
  onFile: PaymentRecord | null;
  /** Whether the host asks for consent. */
  isAsked: boolean;
}

/** Says what the order charges later and how to stop it, and asks for consent if the host wants it (BEYOND-216, BEYOND-217). */
export function RenewalTerms({ purchase, lines, renewal, onFile, isAsked }: RenewalTermsProps) {
  const words = useMessages(renewalTermsMessages);
  const { version } = words;
  const { fieldProps, busy, renewalShown, tellRenewal } = purchase;
  const on = firstDay(renewal);
  const method = useMethod(purchase.checkout.card === 'use-card' ? onFile : null, on);
  const sentences = useSentences(lines, renewal, on, method);
  const text = sentences.map(({ plain }) => plain).join(' ');
  useEffect(() => {
    tellRenewal({
      type: 'terms.shown',
      terms: text === '' ? undefined : { text_version: version, text, isAsked },
      at: readTime(),
    });
  }, [isAsked, tellRenewal, text, version]);
  return (
    <Section title={words.title}>
      <ul>
        {sentences.map(({ plain, shown = <ServerWords>{plain}</ServerWords> }) => (
          <li key={plain}>{shown}</li>
        ))}
        {lines.some(({ kind }) => kind === 'gift-subscription') && <li>{words.gift}</li>}
      </ul>
      {isAsked && text !== '' && (
        <Checkbox
          {...fieldProps('renewal_consent')}
          label={words.agree}
          checked={renewalShown?.agreed_at !== undefined}
          disabled={busy}
          onChange={() => tellRenewal({ type: 'consent.toggled', at: readTime() })}
        />
      )}
    </Section>
  );
}

/** The day of the first renewal (ISO), if the server says. */
const firstDay = ({ years = 0, days = {} }: Renewal): string | undefined =>
  ({ 1: days['1year'], 2: days['2year'], 3: days['3year'] })[years];

interface Sentence {
  /** The text sent with the order. */
  plain: string;
  shown?: ReactNode;
}

/** The name of the method on file that is charged on a day; undefined for one that is entered with the order. */
function useMethod(onFile: PaymentRecord | null, on: string | undefined): string | undefined {
  const today = useToday();
  const charged = onFile && chargedOn(onFile, on ?? today);
  return useMethods(onFile).find(({ kind }) => kind === charged)?.name;
}

function useSentences(
  lines: readonly OrderLine[],
  renewal: Renewal,
  on: string | undefined,
  method: string | undefined,
): Sentence[] {
  const words = useMessages(renewalTermsMessages);
  const locale = useLocale();
  const money = useMoney();
  if (!renews(renewal)) return [];
  const { years, monthly = 0 } = renewal;
  const own = lines.filter(({ kind }) => kind === 'personal-subscription');
  const amount = money(own.reduce((sum, line) => sum + line.amount + line.shipping, 0));
  const date = formatDate(on, locale);
  const account = { plain: fill(words.howToCancel, { link: words.yourAccount }) };
  return [
    years !== undefined && {
      plain: date
        ? fillCount(words.renewsOn, years, { date, amount })
        : fillCount(words.renewsAfter, years, { amount }),
    },
    years !== undefined && own.some(({ discount }) => discount > 0) && { plain: words.discount },
    monthly > 0 && { plain: fill(words.repeats, { amount: money(monthly) }) },
    { plain: method === undefined ? words.methodOfOrder : fill(words.method, { method }) },
    { plain: words.untilCancelled },
    years !== undefined && {
      ...account,
      shown: fillNodes(words.howToCancel, { link: <TextLink href="/account">{words.yourAccount}</TextLink> }),
    },
    monthly > 0 && { plain: words.howToStop },
  ].filter((sentence) => sentence !== false);
}
