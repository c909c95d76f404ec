import { type Result, read } from '#machines/api/reply.ts';
import { AutorenewReply } from '#machines/api/schemas/account/AutorenewReply.ts';
import { CardReply } from '#machines/api/schemas/account/CardReply.ts';
import { EmailReply } from '#machines/api/schemas/account/EmailReply.ts';
import { NameReply } from '#machines/api/schemas/account/NameReply.ts';
import { AddressesReply } from '#machines/api/schemas/shared/AddressesReply.ts';
import { Done } from '#machines/api/schemas/shared/Done.ts';
import { OrderReply } from '#machines/api/schemas/shared/OrderReply.ts';
import { SubscriptionReply } from '#machines/api/schemas/subscriptions/SubscriptionReply.ts';
import { UpdateReply } from '#machines/api/schemas/subscriptions/UpdateReply.ts';
import { type CallId, copyOf } from '#mocks/documented.ts';
import { requests } from '#mocks/replies.ts';
import { refused } from '../expect.ts';
import { kitFlow, step } from '../rig.ts';
import { askSubscriber } from '../subscriber.ts';
import { botToken, type Tab } from '../tab.ts';

/** What is a reader's own is nobody's without a session. */
export const signedOutKit = kitFlow('signed-out', () =>
  Object.entries(CALLS).map(([call, ask]) =>
    step(`answers ${call} with 401 without a session`, async (rig) => {
      const captcha = botToken(rig.profile);
      refused(call as CallId, await ask(rig.open(), captcha), { status: 401 }); // the keys of the table
    }),
  ),
);

const { body: address } = requests.changeAddress.unitedStates;
const params = { path: { shipcode: 'ship-a' as const } };

/** Every call that is answered to nobody but the reader of a session, with the contract's own example of its body. */
const CALLS: { [Id in CallId]?: (tab: Tab, captcha: string) => Promise<Result<unknown>> } = {
  getSubscriber: (tab) => askSubscriber(tab),
  changeName: ({ api }) => read(api.POST('/api/account/name', { body: requests.changeName.newName.body }), NameReply),
  replaceName: ({ api }) => read(api.PUT('/api/account/name', { body: requests.changeName.newName.body }), NameReply),
  changeEmail: ({ api }) =>
    read(api.POST('/api/account/reset-email', { body: requests.changeEmail.newEmail.body }), EmailReply),
  changeAddress: ({ api }) =>
    read(api.PATCH('/api/account/address/{shipcode}', { params, body: address }), AddressesReply),
  saveAddress: ({ api }) =>
    read(api.POST('/api/account/address/{shipcode}', { params, body: address }), AddressesReply),
  deleteAddress: ({ api }) => read(api.DELETE('/api/account/address/{shipcode}', { params }), AddressesReply),
  changeAddressByLink: ({ api }) =>
    read(api.POST('/api/account/change-address/{shipcode}', { params, body: address }), AddressesReply),
  patchAddressByLink: ({ api }) =>
    read(api.PATCH('/api/account/change-address/{shipcode}', { params, body: address }), AddressesReply),
  setCard: ({ api }) => read(api.POST('/api/account/card', { body: requests.setCard.newCard.body }), CardReply),
  deleteCard: ({ api }) => read(api.DELETE('/api/account/card', {}), Done),
  flipAutorenew: ({ api }) => read(api.POST('/api/account/autorenew', {}), AutorenewReply),
  getSubscription: ({ api }) =>
    read(api.GET('/api/account/subscriptions/{token}', { params: { path: { token: 'sub_An09' } } }), SubscriptionReply),
  updateSubscription: ({ api }, captcha) =>
    read(
      api.POST('/api/account/subscriptions/update', {
        params: { query: { captcha } },
        body: copyOf(requests.updateSubscription.toDigital.body),
      }),
      UpdateReply,
    ),
  renewSubscription: ({ api }, captcha) =>
    read(
      api.POST('/api/subscribe/renew', {
        params: { query: { captcha } },
        body: copyOf(requests.renewSubscription.sameSettings.body),
      }),
      OrderReply,
    ),
};
