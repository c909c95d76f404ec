import type { PaymentDetails } from '#machines/api/contract.ts';
import { cardMessages } from '#messages/en/card.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { Section } from '#parts/layout/Section.tsx';
import { DefinitionList } from '#parts/table/DefinitionList.tsx';
import { ServerWords } from '#parts/text/ServerWords.tsx';
import { useMethodsOnFile } from '#screens/purchase/checkout/payment/use-methods-on-file.ts';

export interface CardOnFileProps {
  name: string;
  /** Null if nothing is on file; undefined, which shows nothing, if that is unknown. */
  details: PaymentDetails | null | undefined;
}

export function CardOnFile({ name, details }: CardOnFileProps) {
  const words = useMessages(cardMessages);
  const { card, bank } = useMethodsOnFile(details?.data ?? {});
  if (details === undefined) return null;
  const entries = [
    { term: words.name, text: name },
    { term: words.card, text: card },
    { term: words.bank, text: bank },
  ].flatMap(({ term, text }) => (text ? [{ term, detail: <ServerWords>{text}</ServerWords> }] : []));
  return <Section title={words.onFile}>{details ? <DefinitionList entries={entries} /> : <p>{words.none}</p>}</Section>;
}
