import { describe, expect, test } from 'vitest';
import { replies } from '#mocks/replies.ts';
import type { ReplyName } from '#mocks/respond.ts';
import {
  beginCheckout,
  type CartCheckoutActor,
  fillIn,
  standing,
  submitForm,
} from '../../../tests/support/cart-checkouts.ts';
import { json, wrongly } from '../../../tests/support/network.ts';

type Name = ReplyName<'checkOutCart'>;

/** Where an order is sent from: its first submit, the second with the payment form open, or by the card on file. */
const starts = {
  'a first submit': { page: 'guest', paid: false },
  'an open payment form': { page: 'guest', paid: true },
  'the card on file': { page: 'bothOnFile', paid: false },
} as const;

type Start = keyof typeof starts;

const receipt = '/receipts?token=rcp_Vd0w7c';
const invoice = '/invoice/inv_5tG4hA';
const names = Object.keys(replies.checkOutCart) as Name[]; // its own keys

/** What was said by the server, as the reader is told of it. */
const general = (words: string) => [{ field: 'general', code: 'server', words }];
const at = (field: string, words: string) => ({ field, code: 'server', words });

/** What each reply comes to, from wherever it is sent: where it leads, or what the reader is told. */
const ends: Record<Name, { visit: string } | { problems: object[] } | 'form'> = {
  started: 'form',
  updated: 'form',
  customerCompleted: { visit: receipt },
  customerProcessing: { visit: invoice },
  gratis: { visit: receipt },
  updateSucceeded: { visit: '/account' },
  upgradeStarted: 'form',
  upgradeUpdated: 'form',
  upgradeCompleted: { visit: receipt },
  upgradeProcessing: { visit: invoice },
  upgradeGratis: { visit: receipt },
  ...refusals(),
};

describe.each(Object.keys(starts) as Start[])('from %s', (start) => {
  test.each(names)(
    '%s ends where it should [CHECK-14, CHECK-16, CHECK-37, CHECK-43, CHECK-49, CHECK-52, API-30, API-39]',
    async (name) => {
      const { world, network, actor } = await begin(start);
      network.answer('checkOutCart', name);
      const { form } = actor.getSnapshot().context.draft;
      await submitForm(actor);
      const { visit, problems, hasForm } = standing(actor);
      const end = expected(name, start);
      expect({ visit, problems }).toEqual({ visit: undefined, problems: [], ...end });
      expect(actor.getSnapshot().context.draft.form).toEqual(form);
      expect(visit === undefined && !hasForm).toBe(start !== 'an open payment form' && hasNoIntent(name));
      expect(world.asked.filter((asked) => /^(?:confirm|authorize)/.test(asked))).toEqual(confirmed(name, start));
    },
  );
});

test('authorises the card on file with the method that the server names, then polls [CHECK-45, CHECK-47]', async () => {
  const { world, network, actor } = await begin('the card on file');
  network.answer('checkOutCart', 'authorizationRequired');
  await submitForm(actor);
  expect(world.asked.slice(-1)).toEqual(['authorize pi_3Pq81x_secret_k2Jd pm_1Nf42k']);
  expect([network.of('getFulfilment').length, standing(actor).visit]).toEqual([1, receipt]);
});

test('a card that must be replaced makes way for a new one, and the order can be sent again [CHECK-44, CHECK-46]', async () => {
  const { network, actor } = await begin('the card on file');
  network.answer('checkOutCart', 'replacementRequired', 'updated');
  await submitForm(actor);
  expect(standing(actor)).toMatchObject({ card: 'add-card', hasForm: true });
  await submitForm(actor);
  expect(standing(actor).visit).toBe(receipt);
  expect(network.of('checkOutCart').map(({ body }) => [Object(body).customer, Object(body).invoice])).toEqual([
    ['use-card', undefined],
    ['add-card', 'pi_3Pq81x'],
  ]);
});

test.each([
  ['an empty page of a proxy', () => json(502, '')],
  ['HTML', () => new Response('<h1>Oops</h1>', { status: 500, headers: { 'Content-Type': 'text/html' } })],
  ['success without a body', () => new Response(null, { status: 204 })],
  ['success of no known type', () => json(200, { type: 'completed', data: {} })],
  ['refusal without errors', () => json(400, {})],
  ['refusal of null', () => json(400, null)],
])('%s is told as the order having failed, and the form is handed back [CHECK-50, CHECK-51]', async (_, response) => {
  const { network, actor } = await begin('a first submit');
  network.answer('checkOutCart', wrongly(response));
  await submitForm(actor);
  expect(standing(actor).problems).toEqual([{ field: 'general', code: 'orderFailed' }]);
  expect(actor.getSnapshot().value).toEqual({ open: 'filling' });
});

async function begin(start: Start) {
  const { page, paid } = starts[start];
  const begun = beginCheckout(page);
  const actor: CartCheckoutActor = begun.start();
  await fillIn(actor);
  if (paid) await submitForm(actor);
  return { ...begun, actor };
}

function expected(name: Name, start: Start) {
  const end = ends[name];
  // With the form open, what is brought up to date is confirmed and polled to its receipt; so is what is authorised.
  const isPaid = (isUpdate(name) && start === 'an open payment form') || name === 'authorizationRequired';
  if (isPaid) return { visit: receipt };
  return end === 'form' ? {} : end;
}

function confirmed(name: Name, start: Start): string[] {
  if (name === 'authorizationRequired') return ['authorize pi_3Pq81x_secret_k2Jd pm_1Nf42k'];
  return isUpdate(name) && start === 'an open payment form' ? ['confirm pi_3Pq81x_secret_k2Jd'] : [];
}

const isUpdate = (name: Name): boolean => name === 'updated' || name === 'upgradeUpdated';

/** Whether nothing of the reply can be paid: it names no intent. */
function hasNoIntent(name: Name): boolean {
  const end = ends[name];
  return end !== 'form' && !('visit' in end) && name !== 'replacementRequired' && name !== 'authorizationRequired';
}

/** The words of each documented refusal, where the reader finds them. */
function refusals() {
  const answers = replies.checkOutCart;
  const words = (name: 'notForNew' | 'notForRenewals' | 'notCovered' | 'noDiscount') =>
    typeof answers[name].body.errors === 'string'
      ? general(answers[name].body.errors)
      : Object.entries(answers[name].body.errors).map(([field, said]) => at(field, String(said)));
  const typed = (name: 'updatedFailed' | 'updateFailed' | 'upgradeFailed') => general(answers[name].body.message);
  const { fieldErrors, nestedErrors } = answers;
  const { address, password, general: whole } = nestedErrors.body.errors;
  return {
    refused: { problems: general(answers.refused.body.errors) },
    orderFailed: { problems: general(answers.orderFailed.body.errors) },
    fieldErrors: {
      problems: [at('name', fieldErrors.body.errors.name), at('email', fieldErrors.body.errors.email)],
    },
    nestedErrors: {
      problems: [
        at('address.postcode', address.postcode),
        at('password.password', password.password),
        at('password.confirm', password.confirm),
        at('general', whole),
      ],
    },
    recipientNameMissing: { problems: [at('recipient_name', answers.recipientNameMissing.body.errors.recipient_name)] },
    cartEmpty: { problems: general(answers.cartEmpty.body.errors) },
    notForNew: { problems: words('notForNew') },
    notForRenewals: { problems: words('notForRenewals') },
    notCovered: { problems: words('notCovered') },
    noDiscount: { problems: words('noDiscount') },
    couponRefused: { problems: [at('coupon', answers.couponRefused.body.errors.coupon)] },
    signedOut: { problems: [{ field: 'general', code: 'signedOut' }] },
    authorizationRequired: { problems: [] },
    replacementRequired: {
      problems: [
        { field: 'general', code: 'replacement', words: answers.replacementRequired.body.checkout_errors.message },
      ],
    },
    paymentRefused: { problems: general(answers.paymentRefused.body.checkout_errors.message) },
    botCheckRefused: { problems: general(answers.botCheckRefused.body.errors) },
    viewOnly: { problems: general(answers.viewOnly.body.errors) },
    orderChanged: { problems: general(answers.orderChanged.body.errors) },
    soldOut: { problems: [at('cart.items', answers.soldOut.body.errors.cart.items)] },
    paidElsewhere: { problems: general(answers.paidElsewhere.body.errors) },
    updatedFailed: { problems: typed('updatedFailed') },
    updateFailed: { problems: typed('updateFailed') },
    upgradeFailed: { problems: typed('upgradeFailed') },
    tooManyRequests: { problems: [{ field: 'general', code: 'tooManyRequests' }] },
    unavailable: { problems: general(answers.unavailable.body.errors) },
  };
}
