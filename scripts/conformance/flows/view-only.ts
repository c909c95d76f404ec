import { type Result, read } from '#machines/api/reply.ts';
import { AddressesReply, AutorenewReply, CardReply, Done, EmailReply, NameReply } from '#machines/api/schemas.gen.ts';
import type { CallId } from '#mocks/documented.ts';
import { requests } from '#mocks/replies.ts';
import { refused, same } from '../expect.ts';
import { kitFlow, step } from '../flow.ts';
import { subscriberOf } from '../subscriber.ts';
import type { Tab } from '../tab.ts';

/** An administrator who looks at a reader's pages changes nothing there, and `admin-view` means nothing to anybody else. */
export const viewOnlyKit = kitFlow('view-only', () => [
  ...Object.entries(CALLS).map(([call, ask]) =>
    step(`answers ${call} with 403 in an administrator's view`, async (bench) => {
      const { ref } = (await subscriberOf(await bench.as('subscriber'))).subscriber.account;
      refused(call as CallId, await ask(await bench.as('administrator'), ref), { status: 403 }); // the keys of the table
    }),
  ),
  step('shows nobody else a view of another reader', async (bench) => {
    const { ref } = (await subscriberOf(await bench.as('subscriber'))).subscriber.account;
    const tab = await bench.as('noSubscription');
    const own = (await subscriberOf(tab)).subscriber.account.ref;
    same('getSubscriber', 'whose account is shown', (await subscriberOf(tab, ref)).subscriber.account.ref, own);
  }),
]);

const { body: address } = requests.changeAddress.unitedStates;
const path = { shipcode: 'ship-a' as const };
const view = (ref: string) => ({ query: { 'admin-view': ref } });

/** Every call that changes something of a reader's own. */
const CALLS: { [Id in CallId]?: (tab: Tab, ref: string) => Promise<Result<unknown>> } = {
  changeName: ({ api }, ref) =>
    read(api.POST('/api/account/name', { params: view(ref), body: requests.changeName.newName.body }), NameReply),
  replaceName: ({ api }, ref) =>
    read(api.PUT('/api/account/name', { params: view(ref), body: requests.changeName.newName.body }), NameReply),
  changeEmail: ({ api }, ref) =>
    read(
      api.POST('/api/account/reset-email', { params: view(ref), body: requests.changeEmail.newEmail.body }),
      EmailReply,
    ),
  changeAddress: ({ api }, ref) =>
    read(
      api.PATCH('/api/account/address/{shipcode}', { params: { path, ...view(ref) }, body: address }),
      AddressesReply,
    ),
  saveAddress: ({ api }, ref) =>
    read(
      api.POST('/api/account/address/{shipcode}', { params: { path, ...view(ref) }, body: address }),
      AddressesReply,
    ),
  deleteAddress: ({ api }, ref) =>
    read(api.DELETE('/api/account/address/{shipcode}', { params: { path, ...view(ref) } }), AddressesReply),
  setCard: ({ api }, ref) =>
    read(api.POST('/api/account/card', { params: view(ref), body: requests.setCard.newCard.body }), CardReply),
  deleteCard: ({ api }, ref) => read(api.DELETE('/api/account/card', { params: view(ref) }), Done),
  flipAutorenew: ({ api }, ref) => read(api.POST('/api/account/autorenew', { params: view(ref) }), AutorenewReply),
};
