import { defineScreen, type ScreenProps } from '#app/screen.tsx';
import { useFlow } from '#app/world/use-flow.ts';
import { useDeparture } from '#app/world/WorldProvider.tsx';
import type { OpenPage } from '#machines/api/contract.ts';
import { logoutFlow } from '#machines/visitor/logout/logout.flow.ts';
import { logout } from '#machines/visitor/logout/logout.ports.ts';
import { logoutMessages } from '#messages/en/login.ts';
import { useMessages } from '#messages/use-messages.tsx';
import { PageHeading } from '#parts/layout/PageHeading.tsx';
import { TextLink } from '#parts/link/TextLink.tsx';
import { LogoutView } from './LogoutView.tsx';

/** The logout page: one button ends the session; visitors have none (ENTRY-24). */
export function Logout({ page: { subscriber } }: Pick<ScreenProps<OpenPage>, 'page'>) {
  const words = useMessages(logoutMessages);
  return (
    <>
      <PageHeading title={words.title} />
      {subscriber ? <Ending name={subscriber.account.name} /> : <LoggedOut />}
    </>
  );
}

function Ending({ name }: { name: string }) {
  const [snapshot, actor] = useFlow(logout, { after: { visit: '/' } });
  useDeparture(snapshot.output);
  return <LogoutView name={name} snapshot={snapshot} send={actor.send} />;
}

function LoggedOut() {
  const words = useMessages(logoutMessages);
  return (
    <p>
      {words.loggedOut} <TextLink href="/login">{words.login}</TextLink>
    </p>
  );
}

export const screen = defineScreen(logoutFlow, Logout);
