import { replies } from '#mocks/replies.ts';
import { answers, asked, type Body, bodies, changed, instead, json, type WrongServer } from './fault.ts';

/** Servers that do not do what they say they did to an account. */
export const wrongAccounts: WrongServer[] = [
  {
    name: 'a name that is not stored',
    flow: 'name',
    wrong: instead('changeName', async (request) => {
      const { name } = await request
        .clone()
        .json()
        .catch(() => ({ name: '' }));
      return name?.trim() ? json({ name: name.trim() }) : undefined;
    }),
    found: [
      'keeps a new name, and tells it to who asks',
      'changeName',
      'the name that is kept: Fatima Zahra Idrissi the Second',
      'Fatima Zahra Idrissi',
    ],
  },
  {
    name: 'a success for a refusal',
    flow: 'name',
    wrong: answers('changeName', (response) => (response.status === 400 ? json({ name: 'Nobody' }) : response)),
    found: [
      'refuses a blank name at name, and keeps the one before',
      'changeName',
      'a refusal with status 400 at name',
      'a success: {"name":"Nobody"}',
    ],
  },
  {
    name: 'a form that is not read',
    flow: 'name',
    wrong: answers('changeName', (response, request) =>
      request.headers.get('Content-Type')?.includes('form') ? json(replies.changeName.fieldErrors.body, 400) : response,
    ),
    found: ['reads a form as it reads JSON', 'changeName', 'a success for a form', 'status 400'],
  },
  {
    name: 'PUT that keeps nothing',
    flow: 'name',
    wrong: instead('replaceName', async (request) => {
      const { name } = await request.clone().json();
      return name.trim() ? json({ name }) : undefined;
    }),
    found: [
      'takes PUT as it takes POST',
      'replaceName',
      'the name that is kept: Fatima Zahra Idrissi the Third',
      'Fatima Zahra Idrissi the Second',
    ],
  },
  {
    name: 'email_change missing',
    flow: 'email',
    wrong: bodies('changeEmail', ({ email_change: _, ...body }) => body),
    found: [
      'keeps a new address beside the one that holds',
      'changeEmail',
      'the body to have email_change',
      '{"email":"linh@reader.example","name":"Linh Tran"}',
    ],
  },
  {
    name: 'an address that holds before it is confirmed',
    flow: 'email',
    wrong: bodies('changeEmail', (body) => (body.email_change === null ? body : { ...body, email: body.email_change })),
    found: [
      'keeps a new address beside the one that holds',
      'changeEmail',
      'the reply at /email: linh@reader.example',
      'ada.x1@reader.example',
    ],
  },
  {
    name: 'autorenew that does not flip',
    flow: 'autorenew',
    wrong: instead('flipAutorenew', () => json({ autorenew: false })),
    found: ['flips, and is read as it was flipped', 'flipAutorenew', 'autorenew after it was flipped: false', 'true'],
  },
  {
    name: 'autorenew without anything to pay with',
    flow: 'autorenew',
    wrong: answers('flipAutorenew', (response) => (response.status === 409 ? json({ autorenew: true }) : response)),
    found: [
      'is not switched on with nothing on file',
      'flipAutorenew',
      'a refusal with status 409',
      'a success: {"autorenew":true}',
    ],
  },
  {
    name: 'address slots swapped',
    flow: 'address',
    wrong: bodies('changeAddress', ({ addresses: { a, b, c } }) => ({ addresses: { a: c, b, c: a } })),
    found: [
      'keeps an address in its slot and in no other',
      'changeAddress',
      'the reply at /a: {"line1":"x1 Harbour Street","line2":"","city":"Portland","state":"ME","postcode":"04101","country":"US","country_name"…',
      'null',
    ],
  },
  {
    name: 'addresses that are read from another slot',
    flow: 'account',
    wrong: bodies('getSubscriber', (body) => swapped(body)),
    found: [
      'tells the reader "subscriber" by the rules of the contract',
      'getSubscriber',
      'whether the address in slot c can be deleted: true',
      'false',
    ],
  },
  {
    name: 'a second line that is lost',
    flow: 'address',
    wrong: bodies('getSubscriber', (body) => {
      const { addresses } = body.subscriber.account;
      if (addresses.a) addresses.a.line2 = '';
      return body;
    }),
    found: [
      'takes POST as it takes PATCH, and keeps the second line',
      'saveAddress',
      'the addresses that are kept at /a/line2: Second floor',
      'nothing',
    ],
  },
  {
    name: 'an address that is not deleted',
    flow: 'address-deletion',
    wrong: instead('deleteAddress', (request) =>
      request.headers.get('Cookie') ? json(replies.deleteAddress.lastAddressDeleted.body) : undefined,
    ),
    found: [
      'deletes an address, and no other',
      'deleteAddress',
      'the addresses that are kept at /c: null',
      '{"line1":"12 Kasturba Road","line2":"","city":"Bengaluru","state":"Karnataka","postcode":"560001","country":"IN","count…',
    ],
  },
  {
    name: 'any token for a mailed link',
    flow: 'address-link',
    wrong: answers('changeAddressByLink', (response) =>
      response.status === 403 ? json(replies.changeAddressByLink.addressUpdated.body) : response,
    ),
    found: [
      'refuses a token that is none',
      'changeAddressByLink',
      'a refusal with status 403',
      'a success: {"addresses":{"a":{"line1":"905 South Laurel Street","line2":"Unit B","city":"Austin","state":"TX","postcode":"78704","…',
    ],
  },
  {
    name: 'a card that is not deleted',
    flow: 'payment-change',
    wrong: instead('deleteCard', () => json({})),
    found: [
      'deletes what is on file, switches autorenew off with it, and has nothing to delete again',
      'deleteCard',
      'what is on file: null',
      '{"type":"details","card":{"type":"Visa","last_four":"4242","exp_month":12,"exp_year":2034}}',
    ],
  },
  {
    name: 'a failing donation that stays so',
    flow: 'monthly-donation-card',
    wrong: instead('restartDonation', (request) =>
      new URL(request.url).searchParams.get('token') === 'don_failing' ? json({}) : undefined,
    ),
    found: [
      'restarts a failing donation with another card, once',
      'restartDonation',
      'whether the donation is failing: false',
      'true',
    ],
  },
  {
    name: 'a cart that an administrator fills in a view',
    flow: 'view-only',
    wrong: asked('addToCart', (request) => changed(request, { url: (url) => url.searchParams.delete('admin-view') })),
    found: [
      "answers addToCart with 403 in an administrator's view",
      'addToCart',
      'a refusal with status 403',
      'a success: {"version":1,"count":1,…',
    ],
  },
];

function swapped(body: Body): Body {
  const { a, b, c } = body.subscriber.account.addresses;
  body.subscriber.account.addresses = { a: c, b, c: a };
  return body;
}
