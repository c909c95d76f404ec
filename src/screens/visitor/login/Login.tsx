import { OutcomeNotice } from '#app/outcome/OutcomeNotice.tsx';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useArrival } from '#app/world/WorldProvider.tsx';
import type { OpenPage } from '#machines/api/contract.ts';
import { loginFlow } from '#machines/visitor/login/login.flow.ts';
import { LoggedIn } from './LoggedIn.tsx';
import { LoginTabs } from './LoginTabs.tsx';

type LoginSettings = NonNullable<OpenPage['settings']['login']>;

/**
 * The login page: the host's login methods, below the outcome of the previous page. A logged-in reader can log out
 * (ENTRY-7).
 */
export function Login({ page: { settings, subscriber } }: Pick<ScreenProps<OpenPage>, 'page'>) {
  const arrived = useArrival();
  const ways: LoginSettings = settings.login ?? {};
  return (
    <>
      <OutcomeNotice outcome={arrived?.end === 'refused' || arrived?.end === 'unsure' ? arrived : undefined} />
      {subscriber ? (
        <LoggedIn name={subscriber.account.name} isInstitutionalPage={ways.institutional_page} />
      ) : (
        <LoginTabs ways={ways} requested={ways.path} isPart={ways.institutional_page ?? false} />
      )}
    </>
  );
}

export const screen = defineScreen(loginFlow, Login);
