import { type ReactNode, useEffect, useRef, useState } from 'react';
import { openCodeRequest } from '#app/forms/code-request.ts';
import { rememberLogin } from '#app/storage/remember-login.ts';
import { useFlow } from '#app/world/use-flow.ts';
import { useAddress, useOwnId } from '#app/world/WorldProvider.tsx';
import { isDrawn } from '#host/page/drawn.ts';
import { afterLogin, pathAfterLogin } from '#machines/rules/link/after-login.ts';
import { googleLink } from '#machines/rules/link/oauth-link.ts';
import { type LoginTab, type LoginWays, loginTabs as tabsOf } from '#machines/rules/login/login-tabs.ts';
import { loginTabs } from '#machines/visitor/login/login-tabs.ports.ts';
import type { CodeRequested } from '#machines/visitor/login/sign-in-code.machine.ts';
import { loginMessages } from '#messages/en/login.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { Stack } from '#parts/layout/Section.tsx';
import { Tabs } from '#parts/layout/Tabs.tsx';
import { ButtonLink } from '#parts/link/ButtonLink.tsx';
import { Institutions } from '#screens/visitor/institutions/Institutions.tsx';
import { ResetPassword, useSetupPanel } from '#screens/visitor/reset-password/ResetPassword.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';
import { SignInCode } from './SignInCode.tsx';
import { useSetupFragment } from './use-setup-fragment.ts';
import type { TypedEmail } from './use-typed-email.ts';

export interface LoginTabsProps {
  ways: LoginWays;
  /** The page after the login, if the host names one. */
  requested: string | undefined;
  /** The page has its own heading. */
  isPart?: boolean;
}

export function LoginTabs({ ways, requested, isPart = false }: LoginTabsProps) {
  const words = useMessages(loginMessages);
  const address = useAddress();
  const page = address.path();
  const setupPanel = useSetupPanel();
  const codeRequest = openCodeRequest(useOwnId('sign-in'));
  const [begun] = useState(() => ({ place: { requested, page }, codeRequested: codeRequest.read() }));
  const [snapshot, actor] = useFlow(loginTabs, {
    ...ways,
    first: firstOf(address.fragment() === setupPanel, begun.codeRequested),
  });
  const tab = snapshot.value as LoginTab; // the initial state is transient
  const opened = useOpened(tab);
  const email: TypedEmail = useRef('');
  const setupLink = useSetupLink(tab);
  const show = (chosen: LoginTab) => actor.send({ type: 'tab.chosen', tab: chosen });
  const setup = useSetupFragment(setupPanel, tab === 'setup', (isOpen) => show(isOpen ? 'setup' : 'password'));
  const choose = (chosen: LoginTab) => {
    show(chosen);
    setup.drop();
  };
  const setUp = () => {
    show('setup');
    setup.push();
  };
  const after = afterLogin(begun.place);
  const path = pathAfterLogin(begun.place);
  useEffect(() => rememberLogin(path), [path]);
  const shared = (id: LoginTab) => ({ email, isOpen: tab === id });
  const panels: Record<LoginTab, { label: string; draw: () => ReactNode }> = {
    password: {
      label: words.password,
      draw: () => <PasswordLogin {...shared('password')} after={after} setupLink={setupLink} onSetup={setUp} />,
    },
    email: {
      label: words.email,
      draw: () => (
        <SignInCode
          {...shared('email')}
          after={after}
          path={path}
          requested={begun.codeRequested}
          onRequested={codeRequest.keep}
          onOver={codeRequest.drop}
        />
      ),
    },
    google: { label: words.google, draw: () => <GoogleLogin path={path} /> },
    'open-athens': { label: words.openAthens, draw: () => <Institutions path={path} /> },
    setup: { label: '', draw: () => <ResetPassword {...shared('setup')} onBack={() => choose('password')} /> },
  };
  const drawn = (id: LoginTab) => opened.includes(id) && panels[id].draw();
  return (
    <>
      {!isPart && <PageHeading title={words.heading} />}
      <Tabs
        label={words.ways}
        tabs={tabsOf(snapshot.context).map((id) => ({ id, label: panels[id].label, panel: drawn(id) }))}
        chosen={tab}
        onChoose={choose}
      />
      <div hidden={tab !== 'setup'}>{drawn('setup')}</div>
    </>
  );
}

/** The initial tab: from the URL fragment, or a code login interrupted by a reload. */
function firstOf(isSetupAsked: boolean, codeRequested: CodeRequested | undefined): 'email' | 'setup' | undefined {
  if (isSetupAsked) return 'setup';
  return codeRequested && 'email';
}

/** Closing the panel hides the focused element, so this focuses the link that opened it. */
function useSetupLink(tab: LoginTab) {
  const link = useRef<HTMLAnchorElement>(null);
  const last = useRef(tab);
  useEffect(() => {
    const focused = link.current?.ownerDocument.querySelector(':focus');
    const isLost = !focused || !isDrawn(focused);
    if (last.current === 'setup' && tab === 'password' && isLost) link.current?.focus();
    last.current = tab;
  }, [tab]);
  return link;
}

/** Every tab opened so far. A panel mounts when first opened, and stays mounted. */
function useOpened(tab: LoginTab): readonly LoginTab[] {
  const [opened, setOpened] = useState([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  return opened;
}

function GoogleLogin({ path }: { path: string }) {
  const words = useMessages(loginMessages);
  return (
    <Stack>
      <p>{words.googleHint}</p>
      <ButtonLink href={googleLink(path)} label={words.googleLink} />
    </Stack>
  );
}
