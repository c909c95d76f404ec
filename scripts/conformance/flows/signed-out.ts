import { type CallId, copyOf } from '#mocks/documented.ts';
import { requests } from '#mocks/replies.ts';
import { type Asked, ask } from '../ask.ts';
import { refused } from '../expect.ts';
import { kitFlow, step } from '../rig.ts';
import { botToken } from '../tab.ts';

/** What is a reader's own is nobody's without a session. */
export const signedOutKit = kitFlow('signed-out', () =>
  (Object.keys(ownCalls('')) as CallId[]).map((call) =>
    step(`answers ${call} with 401 without a session`, async (rig) => {
      const given = ownCalls(botToken(rig.profile))[call] as Asked<CallId>; // the keys of the table
      refused(call, await ask(rig.open(), call, given), { status: 401 });
    }),
  ),
);

/** Every call that is answered to nobody but the reader of a session, with the contract's own example of its body. */
function ownCalls(captcha: string): { [Id in CallId]?: Asked<Id> } {
  const { body } = requests.changeAddress.unitedStates;
  const path = { shipcode: 'ship-a' } as const;
  return {
    getSubscriber: { params: { query: { membership: '' } } },
    changeName: { body: requests.changeName.newName.body },
    replaceName: { body: requests.changeName.newName.body },
    changeEmail: { body: requests.changeEmail.newEmail.body },
    changeAddress: { params: { path }, body },
    saveAddress: { params: { path }, body },
    deleteAddress: { params: { path } },
    changeAddressByLink: { params: { path }, body },
    patchAddressByLink: { params: { path }, body },
    setCard: { body: requests.setCard.newCard.body },
    deleteCard: {},
    flipAutorenew: {},
    getSubscription: { params: { path: { token: 'sub_An09' } } },
    updateSubscription: { params: { query: { captcha } }, body: copyOf(requests.updateSubscription.toDigital.body) },
    renewSubscription: { params: { query: { captcha } }, body: copyOf(requests.renewSubscription.sameSettings.body) },
  };
}
