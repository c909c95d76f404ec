import { useFlow } from '#app/world/use-flow.ts';
import { useDeparture } from '#app/world/WorldProvider.tsx';
import { afterLogout } from '#machines/rules/link/after-login.ts';
import { logoutElsewhere } from '#machines/visitor/logout/logout.ports.ts';
import { LogoutView } from '#screens/visitor/logout/LogoutView.tsx';

export interface LoggedInProps {
  name: string;
  isInstitutionalPage: boolean | undefined;
}

export function LoggedIn({ name, isInstitutionalPage }: LoggedInProps) {
  const [snapshot, actor] = useFlow(logoutElsewhere, { after: afterLogout(isInstitutionalPage) });
  useDeparture(snapshot.output);
  return <LogoutView name={name} snapshot={snapshot} send={actor.send} />;
}
