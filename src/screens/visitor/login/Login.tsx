import { ArrivalNotice } from '#app/ArrivalNotice.tsx';
import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/WorldProvider.tsx';
import type { OpenPage } from '#machines/api/contract.ts';
import { OpenPage as OpenPageSchema } from '#machines/api/schemas/pages/OpenPage.ts';
import { loginTabs } from '#machines/visitor/login/login-tabs.ports.ts';
import { LoggedIn } from './LoggedIn.tsx';
import { LoginView } from './LoginView.tsx';

type LoginSettings = NonNullable<OpenPage['settings']['login']>;

/** The ways to log in that the host has, under what the page that led here could not do; a reader who is logged in can log out (ENTRY-7). */
export function Login({ page: { settings, subscriber } }: Pick<ScreenProps<OpenPage>, 'page'>) {
  const ways: LoginSettings = settings.login ?? {};
  return (
    <>
      <ArrivalNotice />
      {subscriber ? (
        <LoggedIn name={subscriber.account.name} isInstitutionalPage={ways.institutional_page} />
      ) : (
        <LoginTabs ways={ways} />
      )}
    </>
  );
}

function LoginTabs({ ways }: { ways: LoginSettings }) {
  const [snapshot, actor] = useFlow(loginTabs, ways);
  return (
    <LoginView snapshot={snapshot} send={actor.send} requested={ways.path} isPart={ways.institutional_page ?? false} />
  );
}

export const screen = defineScreen<OpenPage>(OpenPageSchema, Login);
