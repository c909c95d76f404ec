import type { Flow } from '../../machines/lib/flow.ts';
import type { logoutMachine } from '../../machines/visitor/logout/logout.machine.ts';
import { logout, logoutElsewhere } from '../../machines/visitor/logout/logout.ports.ts';
import { askSubscriber, loggedIn } from '../readers/subscriber.ts';
import { ask } from '../runner/ask.ts';
import { accepted, refused, same } from '../runner/expect.ts';
import { kitFlow, type Rig, step } from '../runner/rig.ts';

export const logoutKit = kitFlow('logout', () => [
  step('the header ends the session in the browser and on the server', (rig) =>
    endsSession(rig, logoutElsewhere, 'endSession'),
  ),
  step('the logout page ends the session in the browser and on the server', (rig) =>
    endsSession(rig, logout, 'logOut'),
  ),
  step('answers the same without a session', async (rig) => {
    const tab = rig.open();
    accepted('endSession', await ask(tab, 'endSession', {}));
    accepted('logOut', await ask(tab, 'logOut', {}));
  }),
]);

async function endsSession(rig: Rig, flow: Flow<typeof logoutMachine>, call: 'endSession' | 'logOut'): Promise<void> {
  const tab = await loggedIn(rig, 'noSubscription');
  const session = await tab.session();
  const actor = rig.start(flow, tab, { after: { reload: true } });
  actor.send({ type: 'form.submitted' });
  await rig.reach(actor, 'its end', ({ status }) => status === 'done', call);
  same(call, 'the cookie of the session', await tab.session(), undefined);
  const kept = rig.open();
  await kept.cookies.setCookie(`session=${session}; Path=/`, rig.server.href);
  const result = await askSubscriber(kept);
  if (result.kind === 'ok') same(call, 'a session that ended on the server', 'it is still honoured', 'it is not');
  refused('getSubscriber', result, { status: 401 });
}
