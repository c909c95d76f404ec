import { type ReactNode, useState } from 'react';
import type { EventFrom, StateFrom } from 'xstate';
import { usePath } from '#app/WorldProvider.tsx';
import { afterLogin, pathAfterLogin } from '#machines/rules/link/after-login.ts';
import { googleLink } from '#machines/rules/link/oauth-link.ts';
import { type LoginTab, loginTabs } from '#machines/rules/login/login-tabs.ts';
import type { loginTabsMachine } from '#machines/visitor/login/login-tabs.machine.ts';
import { useMessages } from '#messages/context.tsx';
import { loginWords } from '#messages/en/login.ts';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { Tabs } from '#parts/layout/Tabs.tsx';
import { ButtonLink } from '#parts/link/ButtonLink.tsx';
import { Institutions } from '#screens/visitor/institutions/Institutions.tsx';
import { ResetPassword } from '#screens/visitor/reset-password/ResetPassword.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';
import { SignInCode } from './SignInCode.tsx';

export interface LoginViewProps {
  snapshot: StateFrom<typeof loginTabsMachine>;
  send: (event: EventFrom<typeof loginTabsMachine>) => void;
  /** The page that the host asks to be led on to. */
  requested: string | undefined;
  /** It stands on a page that has a heading of its own. */
  isPart?: boolean;
}

/** The tabs of the ways to log in, and in their place the panel that sets up or resets a password. */
export function LoginView({ snapshot, send, requested, isPart = false }: LoginViewProps) {
  const words = useMessages(loginWords);
  const page = usePath();
  const [place] = useState({ requested, page });
  const tab = snapshot.value as LoginTab; // the first state is left in the moment it is entered
  const opened = useOpened(tab);
  const choose = (chosen: LoginTab) => send({ type: 'tab.chosen', tab: chosen });
  const after = afterLogin(place);
  const path = pathAfterLogin(place);
  const panels: Record<LoginTab, { label: string; draw: () => ReactNode }> = {
    password: { label: words.password, draw: () => <PasswordLogin after={after} onSetup={() => choose('setup')} /> },
    email: { label: words.email, draw: () => <SignInCode after={after} path={path} /> },
    google: { label: words.google, draw: () => <GoogleLogin path={path} /> },
    'open-athens': { label: words.openAthens, draw: () => <Institutions path={path} /> },
    setup: { label: '', draw: () => <ResetPassword isOpen={tab === 'setup'} onBack={() => choose('password')} /> },
  };
  const drawn = (id: LoginTab) => opened.includes(id) && panels[id].draw();
  return (
    <>
      {!isPart && <PageHeading title={words.heading} />}
      <Tabs
        label={words.ways}
        tabs={loginTabs(snapshot.context).map((id) => ({ id, label: panels[id].label, panel: drawn(id) }))}
        chosen={tab}
        onChoose={choose}
      />
      <div hidden={tab !== 'setup'}>{drawn('setup')}</div>
    </>
  );
}

/** Every tab that was open; what is in one begins when it is opened, and stays. */
function useOpened(tab: LoginTab): readonly LoginTab[] {
  const [opened, setOpened] = useState([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  return opened;
}

/** A login with a social account, which leads back to `path` (ENTRY-18). */
function GoogleLogin({ path }: { path: string }) {
  const words = useMessages(loginWords);
  return (
    <Stack>
      <p>{words.googleHint}</p>
      <ButtonLink href={googleLink(path)} label={words.googleLink} />
    </Stack>
  );
}
