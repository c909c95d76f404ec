import { replies } from '../../../mocks/replies.ts';
import {
  answers,
  asked,
  type Body,
  bodies,
  changed,
  instead,
  json,
  known,
  replaced,
  type WrongServers,
  withAnyVersion,
} from './fault.ts';

const RESENT = "resends a gift's link, counts the mail and leaves other gifts unchanged";
const OPENED = 'reports that someone else opened and redeemed a gift, and stops mailing it';
const THREE = 'limits resending to three mails per gift';
const LATER = 'lists the newest gift first, even if a guest with the same email gave it';
const LISTED = 'lists the gifts on a receipt to the giver only, as ordered';
const GUESTS = "omits a guest order with the account's email";
const BOUGHT = 'lists a new order first without shifting the next page';
const DOCUMENTS = 'lists each order as its document shows it';
const GIFT_BEGINS = 'a new reader redeems a gift, which is then used up';

/** Servers that mishandle accounts or misreport their changes. */
export const wrongAccounts: WrongServers = {
  'a name that is not stored': {
    at: ['name', 'stores a new name and returns it'],
    wrong: instead('changeName', async (request) => {
      const { name } = await request
        .clone()
        .json()
        .catch(() => ({ name: '' }));
      return name?.trim() ? json({ name: name.trim() }) : undefined;
    }),
    found: ['changeName', 'the stored name: Fatima Zahra Idrissi the Second', 'Fatima Zahra Idrissi'],
  },
  'a success instead of a refusal': {
    at: ['name', 'refuses a blank name (error at name) and keeps the old one'],
    wrong: replaced('changeName', 400, { name: 'Nobody' }),
    found: ['changeName', 'a refusal with status 400 at name', 'a success: {"name":"Nobody"}'],
  },
  'forms that are ignored': {
    at: ['name', 'accepts a form like JSON'],
    wrong: answers('changeName', (response, request) =>
      request.headers.get('Content-Type')?.includes('form') ? json(replies.changeName.fieldErrors.body, 400) : response,
    ),
    found: ['changeName', 'a success for a form', 'status 400'],
  },
  'a PUT that stores nothing': {
    at: ['name', 'accepts PUT like POST'],
    wrong: instead('replaceName', async (request) => {
      const { name } = await request.clone().json();
      return name.trim() ? json({ name }) : undefined;
    }),
    found: ['replaceName', 'the stored name: Fatima Zahra Idrissi the Third', 'Fatima Zahra Idrissi the Second'],
  },
  'email_change missing': {
    at: ['email', 'stores a new address as pending beside the current one'],
    wrong: bodies('changeEmail', ({ email_change: _, ...body }) => body),
    found: ['changeEmail', 'the body to have email_change', '{"email":"linh@reader.example","name":"Linh Tran"}'],
  },
  'an email that changes before it is confirmed': {
    at: ['email', 'stores a new address as pending beside the current one'],
    wrong: bodies('changeEmail', (body) => (body.email_change === null ? body : { ...body, email: body.email_change })),
    found: ['changeEmail', 'the reply at /email: linh@reader.example', 'ada.x1@reader.example'],
  },
  'autorenew that does not flip': {
    at: ['autorenew', 'flips autorenew and shows the new value'],
    wrong: instead('flipAutorenew', () => json({ autorenew: false })),
    found: ['flipAutorenew', 'autorenew after it was flipped: false', 'true'],
  },
  'autorenew that is always switched on': {
    at: ['autorenew', 'sets the requested value and increments the version'],
    isAlone: true,
    wrong: asked('flipAutorenew', (request) => changed(request, { body: (body) => ({ ...body, autorenew: true }) })),
    found: ['flipAutorenew', 'what the reply says at /autorenew: false', 'true'],
  },
  'autorenew that flips when already set': {
    at: ['autorenew', 'changes nothing if the value is already set'],
    isAlone: true,
    wrong: asked('flipAutorenew', (request) => changed(request, { body: ({ autorenew: _, ...body }) => body })),
    found: ['flipAutorenew', 'what the reply says at /autorenew: true', 'false'],
  },
  'autorenew that accepts any version': {
    at: ['autorenew', 'refuses a switch with an outdated subscription version and changes nothing'],
    isAlone: true,
    wrong: withAnyVersion('flipAutorenew'),
    found: ['flipAutorenew', 'a refusal with status 409', 'a success: {"autorenew":false}'],
  },
  'autorenew without a payment method': {
    at: ['autorenew', 'refuses to switch autorenew on without a payment method on file'],
    wrong: replaced('flipAutorenew', 409, { autorenew: true }),
    found: ['flipAutorenew', 'a refusal with status 409', 'a success: {"autorenew":true}'],
  },
  'a history with the oldest order first': {
    at: ['history', 'lists each receipt and invoice once, newest first, through the last page'],
    wrong: bodies('listOrders', ({ orders, next }) => ({ orders: orders.toReversed(), next })),
    found: ['listOrders', 'the dates, newest first at /0: 2026-02-20', '2025-12-01'],
  },
  'an order on two pages of a history': {
    at: ['history', 'lists each receipt and invoice once, newest first, through the last page'],
    wrong: bodies('listOrders', ({ orders, next }) => ({ orders: orders.with(-1, orders.at(-2)), next })),
    found: ['listOrders', 'each order once at /2: receipt rcp_fatima12', 'invoice inv_fatima14'],
  },
  'a history that ignores the cursor': {
    at: ['history', 'continues after the previous page and repeats a page for the same cursor'],
    isAlone: true,
    wrong: asked('listOrders', (request) => changed(request, { url: (url) => url.searchParams.delete('after') })),
    found: [
      'listOrders',
      'two short pages, equal to one long page at /3: receipt rcp_fatima12',
      'receipt rcp_fatima15',
    ],
  },
  "another reader's orders in a history": {
    at: ['history', 'lists no orders of another reader, even with a view parameter'],
    isAlone: true,
    wrong: known('listOrders', {
      before: ({ history, accounts }) => {
        const [bought] = Object.values(history);
        for (const ref of Object.keys(accounts)) history[ref] = bought ?? [];
      },
    }),
    found: [
      'listOrders',
      'no order in the history of two readers',
      '["receipt rcp_fatima15","invoice inv_fatima14","receipt rcp_fatima13","receipt rcp_fatima12","invoice inv_fatima11","re…',
    ],
  },
  "another reader's history for their cursor": {
    at: ['history', 'lists no orders of the reader whose cursor another reader uses'],
    isAlone: true,
    wrong: (right, journal) => {
      let cookie: string | null = null;
      const shared = asked('listOrders', (request) => {
        cookie ??= request.headers.get('Cookie');
        const isFurther = new URL(request.url).searchParams.has('after');
        return isFurther ? changed(request, { headers: (sent) => sent.set('Cookie', cookie ?? '') }) : request;
      });
      return shared(right, journal);
    },
    found: ['listOrders', "no order of the cursor's reader", '["receipt rcp_fatima12","invoice inv_fatima11",…'],
  },
  'a history without new orders': {
    at: ['history', BOUGHT],
    isAlone: true,
    wrong: known('listOrders', {
      before: ({ history }) => {
        for (const [ref, orders] of Object.entries(history)) history[ref] = orders.filter((order) => 'total' in order);
      },
    }),
    found: ['listOrders', 'the newest order: rcp_…', 'nothing'],
  },
  'a total that is one cent too high in a history': {
    at: ['history', DOCUMENTS],
    isAlone: true,
    wrong: eachListed((order) => ({ ...order, total: order.total + 1 })),
    found: ['listOrders', 'the data of receipt rcp_fatima15 at /total: 2500', '2501'],
  },
  'a history in which every order is paid': {
    at: ['history', DOCUMENTS],
    isAlone: true,
    wrong: eachListed((order) => ({ ...order, status: 'paid' })),
    found: ['listOrders', 'the data of invoice inv_fatima14 at /status: due', 'paid'],
  },
  'an offset as a cursor': {
    at: ['history', BOUGHT],
    isAlone: true,
    wrong: instead('listOrders', async (request, right) => {
      const url = new URL(request.url);
      const from = Number(url.searchParams.get('after')?.replace('from_', '') ?? 0);
      const to = from + Number(url.searchParams.get('limit') ?? 10);
      url.search = '?limit=100';
      const response = await right(new Request(url, request));
      const { orders }: Body = await response.json();
      return json({ orders: orders.slice(from, to), next: to < orders.length ? `from_${to}` : null });
    }),
    found: ['listOrders', 'the page that followed before it was bought at /orders/0/…', 'rcp_…'],
  },
  'no validation of the page limit': {
    at: ['history', 'refuses an unknown cursor and an invalid limit'],
    isAlone: true,
    wrong: asked('listOrders', (request) => changed(request, { url: (url) => url.searchParams.delete('limit') })),
    found: ['listOrders', 'the status for a limit of 0: 400', '200'],
  },
  'a history that ends after two pages': {
    at: ['history', 'lists each receipt and invoice once, newest first, through the last page'],
    wrong: bodies('listOrders', (page, request) =>
      new URL(request.url).searchParams.has('after') ? { ...page, next: null } : page,
    ),
    found: ['listOrders', 'all pages joined, compared with one long page at /6: invoice inv_fatima9', 'nothing'],
  },
  'address slots swapped': {
    at: ['address', 'stores an address in its slot and in no other'],
    wrong: bodies('changeAddress', ({ addresses: { a, b, c } }) => ({ addresses: { a: c, b, c: a } })),
    found: [
      'changeAddress',
      'the reply at /a: {"line1":"x1 Harbour Street","line2":"","city":"Portland","state":"ME","postcode":"04101","country":"US","country_name"…',
      'null',
    ],
  },
  'addresses read from the wrong slot': {
    at: ['account', 'returns a consistent account for the reader "subscriber"'],
    wrong: bodies('getSubscriber', (body) => swapped(body)),
    found: ['getSubscriber', 'whether the address in slot c can be deleted: true', 'false'],
  },
  'a lost second address line': {
    at: ['address', 'accepts POST like PATCH and keeps the second line'],
    wrong: bodies('getSubscriber', (body) => {
      const { addresses } = body.subscriber.account;
      if (addresses.a) addresses.a.line2 = '';
      return body;
    }),
    found: ['saveAddress', 'the stored addresses at /a/line2: Second floor', 'nothing'],
  },
  'an address that survives its deletion': {
    at: ['address-deletion', 'deletes one address and no other'],
    wrong: instead('deleteAddress', (request) =>
      request.headers.get('Cookie') ? json(replies.deleteAddress.lastAddressDeleted.body) : undefined,
    ),
    found: [
      'deleteAddress',
      'the stored addresses at /c: null',
      '{"line1":"12 Kasturba Road","line2":"","city":"Bengaluru","state":"Karnataka","postcode":"560001","country":"IN","count…',
    ],
  },
  'a mailed link that accepts any token': {
    at: ['address-link', 'refuses an unknown token'],
    wrong: replaced('changeAddressByLink', 403, replies.changeAddressByLink.addressUpdated.body),
    found: [
      'changeAddressByLink',
      'a refusal with status 403',
      'a success: {"addresses":{"a":{"line1":"905 South Laurel Street","line2":"Unit B","city":"Austin","state":"TX","postcode":"78704","…',
    ],
  },
  'a deletion that removes the other method on file': {
    at: ['payment-change', 'deletes only the named payment method'],
    wrong: asked('deleteCard', (request) => changed(request, { url: (url) => url.searchParams.delete('method') })),
    found: ['deleteCard', 'a refusal with status 404', 'a success: {}'],
  },
  'a card that survives its deletion': {
    at: ['payment-change', 'deletes the method on file with autorenew, then finds nothing to delete'],
    wrong: instead('deleteCard', () => json({})),
    found: [
      'deleteCard',
      'the method on file: null',
      '{"type":"details","card":{"type":"Visa","last_four":"4242","exp_month":12,"exp_year":2034}}',
    ],
  },
  'a failing donation that stays failing after a restart': {
    at: ['monthly-donation-card', 'restarts a failing donation with a new card, once'],
    wrong: instead('restartDonation', (request) =>
      new URL(request.url).searchParams.get('token') === 'don_failing' ? json({}) : undefined,
    ),
    found: ['restartDonation', 'whether the donation is failing: false', 'true'],
  },
  'a gift reported as mailed but not sent': {
    at: ['gift-resend', RESENT],
    wrong: known('resendGift', {
      after: ({ gifts }) => {
        for (const { given } of Object.values(gifts)) if (given) given.mails = 1;
      },
    }),
    found: ['showAccount', 'the number of mails of the gift: 2', '1'],
  },
  'gift mails that are not counted': {
    at: ['gift-resend', RESENT],
    wrong: bodies('resendGift', (gift) => ({ ...gift, mails: 1 })),
    found: ['resendGift', 'its outcome: done', 'contradicted'],
  },
  'a gift mailed without a session': {
    at: ['gift-resend', 'does not mail a gift without a session'],
    isAlone: true,
    wrong: replaced('resendGift', 401, replies.resendGift.giftResent.body),
    found: ['resendGift', 'a refusal with status 401', 'a success: {"token":"…","term":"1year",…'],
  },
  'a lost gift message': {
    at: ['subscribe-gift', 'accepts a message and a delivery date with a gift'],
    isAlone: true,
    wrong: known('getFulfilment', {
      after: ({ gifts }) => {
        for (const { subscription } of Object.values(gifts)) delete subscription.message;
      },
    }),
    found: ['showReceipt', 'the note of the gift at /0/message: Happy birthday!…', 'nothing'],
  },
  'one link for two gifts': {
    at: ['subscribe-gift', 'a visitor gives two subscriptions to another person and gets a receipt for both'],
    isAlone: true,
    wrong: known('getFulfilment', {
      after: ({ givenBy }) => {
        for (const [key, [token = '', ...more]] of Object.entries(givenBy))
          givenBy[key] = [token, ...more.map(() => token)];
      },
    }),
    found: ['showReceipt', 'how many links of gifts: 2', '1'],
  },
  'a gift that renews automatically': {
    at: ['redeem', GIFT_BEGINS],
    isAlone: true,
    wrong: known('redeemGift', {
      after: ({ accounts }) => {
        for (const { subscriber } of Object.values(accounts)) subscriber.account.autorenew = true;
      },
    }),
    found: ['getSubscriber', 'autorenew after a gift began a subscription: false', 'true'],
  },
  'gifts of one day in random order': {
    at: ['gift-resend', LATER],
    isAlone: true,
    wrong: pageGifts((gifts) => gifts.toSorted((one, other) => one.token.localeCompare(other.token))),
    found: ['showAccount', 'a separate gift for the later order', 'gft_…'],
  },
  "a guest's gift missing from the account": {
    at: ['gift-resend', LATER],
    isAlone: true,
    wrong: known('showAccount', {
      before: ({ givenBy }) => {
        for (const giver of Object.keys(givenBy)) if (giver.startsWith('mailto:')) givenBy[giver] = [];
      },
    }),
    found: ['showAccount', 'a separate gift for the later order', 'gft_…'],
  },
  'an opened gift that is mailed again': {
    at: ['gift-resend', OPENED],
    isAlone: true,
    wrong: known('resendGift', {
      after: ({ gifts }) => {
        for (const { given } of Object.values(gifts)) if (given) given.openedAt = undefined;
      },
    }),
    found: ['showAccount', 'the state of an opened gift after a new mail: opened', 'sent'],
  },
  'a gift opened by its giver that is not mailed again': {
    at: ['gift-resend', OPENED],
    isAlone: true,
    wrong: (right, journal) =>
      instead('resendGift', (request) => {
        const token = decodeURIComponent(new URL(request.url).pathname.split('/').at(-2) ?? '');
        const isOpened = journal.state().gifts[token]?.given?.openedAt !== undefined;
        return isOpened ? json(replies.resendGift.giftRedeemed.body, 409) : undefined;
      })(right, journal),
    found: ['resendGift', 'a success', 'a refusal with status 409 at general'],
  },
  'a link that expires when mailed again': {
    at: ['gift-resend', RESENT],
    wrong: known('resendGift', {
      after: ({ gifts }) => {
        for (const gift of Object.values(gifts)) if (gift.given && gift.given.mails > 2) gift.status = 'expired';
      },
    }),
    found: ['getGift', 'a gift that can be redeemed', 'closed'],
  },
  'a gift mailed before it was bought': {
    at: ['gift-resend', LISTED],
    isAlone: true,
    wrong: known('getFulfilment', {
      after: ({ gifts }) => {
        for (const { given } of Object.values(gifts)) if (given?.sentAt) given.sentAt = '2020-01-01';
      },
    }),
    found: ['showAccount', 'no date of a gift before its purchase', '["…'],
  },
  "a guest's order in a history": {
    at: ['history', GUESTS],
    isAlone: true,
    wrong: known('listOrders', {
      before: ({ history, receipts, accounts }) => {
        for (const { email, token } of Object.values(receipts))
          for (const [ref, { subscriber }] of Object.entries(accounts)) {
            const listed = history[ref] ?? [];
            if (subscriber.account.email === email && !listed.some((each) => each.token === token))
              history[ref] = [...listed, { kind: 'receipt', token }];
          }
      },
    }),
    found: ['listOrders', 'the history after the order of a guest at /orders/0/…', '…'],
  },
  "a history without the account's first order": {
    at: ['history', BOUGHT],
    isAlone: true,
    wrong: bodies('listOrders', ({ orders }) => ({ orders: orders.slice(0, 1), next: null })),
    found: ['listOrders', "the account's first order below it", '{"orders":…'],
  },
  'a gift listed for someone who did not give it': {
    at: ['redeem', GIFT_BEGINS],
    isAlone: true,
    wrong: bodies('getSubscriber', (body) => {
      const { gift } = body.timetable.current_subscription ?? {};
      if (gift) gift.from = 'Nobody';
      return body;
    }),
    found: ['getSubscriber', 'the giver of the subscription: Ada Okafor', 'Nobody'],
  },
  "another reader's gift mailed": {
    at: ['gift-resend', "does not mail another reader's gift"],
    isAlone: true,
    wrong: replaced('resendGift', 404, replies.resendGift.giftResent.body),
    found: ['resendGift', 'a refusal with status 404', 'a success: {"token":"…","term":"1year",…'],
  },
  'a redeemed gift mailed': {
    at: ['gift-resend', OPENED],
    isAlone: true,
    wrong: replaced('resendGift', 409, replies.resendGift.giftResent.body),
    found: ['resendGift', 'a refusal with status 409', 'a success: {"token":"…","term":"1year",…'],
  },
  'unlimited mails of a gift': {
    at: ['gift-resend', THREE],
    isAlone: true,
    wrong: known('resendGift', {
      after: ({ counts }) => {
        for (const key of Object.keys(counts)) if (key.startsWith('resend ')) delete counts[key];
      },
    }),
    found: ['resendGift', 'a refusal with status 429', 'a success: {"token":"…","term":"1year",…'],
  },
  'a shared limit for the mails of all gifts': {
    at: ['gift-resend', THREE],
    isAlone: true,
    wrong: (right, journal) => {
      let ended: Response | undefined;
      const told = answers('resendGift', (response) => {
        if (response.status === 429) ended ??= response.clone();
        return ended?.clone() ?? response;
      });
      return told(right, journal);
    },
    found: ['resendGift', 'a success', 'a refusal with status 429 at general'],
  },
  'a gift mailed before its delivery date': {
    at: ['gift-resend', 'does not mail a gift before its delivery date'],
    isAlone: true,
    wrong: known('getFulfilment', {
      after: ({ gifts, scheduled }) => {
        for (const token of Object.keys(scheduled)) {
          const { given } = gifts[token] ?? {};
          if (given) Object.assign(given, { mails: 1, sentAt: given.created });
          delete scheduled[token];
        }
      },
    }),
    found: ['showAccount', 'the state of the gift: scheduled', 'sent'],
  },
  'a gift marked as opened when its giver opens it': {
    at: ['gift-resend', OPENED],
    isAlone: true,
    wrong: known('showRedeem', {
      after: ({ gifts }) => {
        for (const { given } of Object.values(gifts)) if (given) given.openedAt ??= given.created;
      },
    }),
    found: ['showAccount', 'the state of a gift opened by its giver: sent', 'opened'],
  },
  'a gift that is never marked as opened': {
    at: ['gift-resend', OPENED],
    isAlone: true,
    wrong: known('showRedeem', {
      after: ({ gifts }) => {
        for (const { given } of Object.values(gifts)) if (given) given.openedAt = undefined;
      },
    }),
    found: ['showAccount', 'the state of a gift opened by someone else: opened', 'sent'],
  },
  "a gift without its giver's name": {
    at: ['gift-resend', OPENED],
    isAlone: true,
    wrong: bodies('getSubscriber', (body) => {
      delete body.timetable.current_subscription?.gift;
      return body;
    }),
    found: ['getSubscriber', 'the giver of the subscription: Ada Okafor', 'nothing'],
  },
  'a message shown only to the giver': {
    at: ['subscribe-gift', 'accepts a message and a delivery date with a gift'],
    isAlone: true,
    wrong: bodies('getGift', (body) => {
      delete body.redeem.gift?.message;
      return body;
    }),
    found: ['getGift', 'what the recipient sees at /message: Happy birthday!…', 'nothing'],
  },
  "a cart filled in an administrator's view": {
    at: ['view-only', "answers addToCart with 403 in an administrator's view"],
    wrong: asked('addToCart', (request) => changed(request, { url: (url) => url.searchParams.delete('admin-view') })),
    found: ['addToCart', 'a refusal with status 403', 'a success: {"version":1,"count":1,…'],
  },
};

function swapped(body: Body): Body {
  const { a, b, c } = body.subscriber.account.addresses;
  body.subscriber.account.addresses = { a: c, b, c: a };
  return body;
}

function pageGifts(change: (gifts: Body[]) => Body[]) {
  return answers('showAccount', async (response) => {
    const page = await response.text();
    const told = page.replace(
      /(<script type="application\/json" id="journal-data">)([\s\S]*?)(<\/script>)/,
      (_, start: string, data: string, end: string) => {
        const { gifts, ...rest } = JSON.parse(data);
        const body = JSON.stringify({ ...rest, ...(gifts && { gifts: change(gifts) }) });
        return start + body.replaceAll('<', '\\u003c') + end;
      },
    );
    const { status, headers: stated } = response;
    stated.delete('Content-Length');
    return new Response(told, { status, headers: stated });
  });
}

function eachListed(change: (order: Body) => Body) {
  return bodies('listOrders', ({ orders, next }) => ({ orders: orders.map(change), next }));
}
