import type { Settings } from '#machines/api/contract.ts';
import { useMessages } from '#messages/context.tsx';
import { logInFirstWords } from '#messages/en/checkout.ts';
import { loginWords } from '#messages/en/login.ts';
import { redeemWords } from '#messages/en/redeem.ts';
import { Section } from '#parts/layout/Section.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';
import { LoginPlace } from '#screens/purchase/checkout/LoginPlace.tsx';

export interface RedeemLoginProps {
  ways: Settings['login'];
  /** The login stands in place of the form, so that there is one password to type. */
  isOpen: boolean;
  /** An order is under way. */
  disabled: boolean;
  onToggle: () => void;
}

/** Lets a reader who has an account log in on the page itself, so that the token of the gift stands in no other address (REDEEM-4). */
export function RedeemLogin({ ways, isOpen, disabled, onToggle }: RedeemLoginProps) {
  const { question } = useMessages(logInFirstWords);
  const { heading } = useMessages(loginWords);
  const { withoutAccount } = useMessages(redeemWords);
  return (
    <Section title={isOpen ? heading : question} screenOnly>
      {isOpen && <LoginPlace ways={ways} />}
      <QuietButton label={isOpen ? withoutAccount : heading} disabled={disabled} onClick={onToggle} />
    </Section>
  );
}
