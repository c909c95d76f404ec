import type { RenewPage } from '#machines/api/contract.ts';
import { useMessages } from '#messages/context.tsx';
import { renewWords } from '#messages/en/renew.ts';
import { fillCount } from '#messages/plural.ts';

type Token = NonNullable<RenewPage['renew']>['token'];

/** Where the subscription stands (RENEW-6); nothing where it never ends. */
export function useRenewalNotice(token: Token | undefined): string | undefined {
  const words = useMessages(renewWords);
  if (!token) return undefined;
  const { state, tokens_left } = token;
  switch (state) {
    case 'extended':
      return fillCount(words.extended, tokens_left);
    case 'expiring':
      return words.expiring;
    case 'expired':
      return words.expired;
  }
}
