import { useIsHydrating } from '#app/rendering/hydration.ts';
import type { Withdrawal } from '#machines/api/contract.ts';
import { withdrawalMessages } from '#messages/en/rights/withdrawal.ts';
import { fillNodes } from '#messages/fill-nodes.ts';
import { formatDate } from '#messages/format/format-date.ts';
import { formatTime } from '#messages/format/format-time.ts';
import { useLocale, useMessages } from '#messages/use-messages.tsx';
import { type Definition, DefinitionList } from '#parts/table/DefinitionList.tsx';
import { Money } from '#parts/text/Money.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';

/** What is declared: before it is sent, without the number, time and refund that its receipt adds. */
export type Declared = Pick<Withdrawal, 'order' | 'name' | 'email' | 'lines'> & Partial<Withdrawal>;

export function Declaration({ declared }: { declared: Declared }) {
  const words = useMessages(withdrawalMessages);
  const { number, declared_at, order, name, email, lines } = declared;
  return (
    <DefinitionList
      entries={[
        ...(number === undefined
          ? []
          : [{ term: words.declarationNumber, detail: <ServerWords>{number}</ServerWords> }]),
        ...(declared_at === undefined ? [] : [{ term: words.declaredAt, detail: <Time at={declared_at} /> }]),
        {
          term: words.declares,
          detail: (
            <ul>
              {lines.map(({ id, name, quantity }) => (
                <li key={id}>
                  {quantity} × <ServerWords>{name}</ServerWords>
                </li>
              ))}
            </ul>
          ),
        },
        { term: words.orderTerm, detail: <ServerWords>{order}</ServerWords> },
        { term: words.nameTerm, detail: <ServerWords>{name}</ServerWords> },
        { term: words.emailTerm, detail: <ServerWords>{email}</ServerWords> },
        ...useRefund(declared),
      ]}
    />
  );
}

function useRefund({ refund }: Declared): Definition[] {
  const words = useMessages(withdrawalMessages);
  const day = formatDate(refund?.by, useLocale());
  if (!refund || day === undefined) return [];
  const date = <time dateTime={refund.by}>{day}</time>;
  return [{ term: words.refund, detail: fillNodes(words.refundBy, { amount: <Money cents={refund.amount} />, date }) }];
}

/** A server does not know the reader's time zone. */
function Time({ at }: { at: string }) {
  const zone = useIsHydrating() ? 'UTC' : 'own';
  return <time dateTime={at}>{formatTime(at, useLocale(), zone)}</time>;
}
