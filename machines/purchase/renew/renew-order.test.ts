import { expect, test } from 'vitest';
import { renewOf } from '../../../tests/support/renewals.ts';
import { beginRenew, type RenewContext, type RenewForm } from './renew-context.ts';
import { orderOf, problemsOf } from './renew-order.ts';

function filled(form: Partial<RenewForm>, timing: RenewContext['timing'] = 'now'): RenewContext {
  const begun = beginRenew(renewOf('extended'));
  return { ...begun, timing, form: { ...begun.form, ...form } };
}

test.each<[string, Partial<RenewForm>, [string, string][]]>([
  ['nothing is wrong', {}, []],
  ['the name is blank', { name: ' ' }, [['name', 'required']]],
  ['the email is blank', { email: '' }, [['email', 'required']]],
  ['the donation cannot be read', { donation: 'much' }, [['donation', 'amountUnreadable']]],
  ['the donation is too small', { donation: '0.50' }, [['donation', 'amountTooSmall']]],
  [
    'all is wrong',
    { name: '', email: '', donation: 'much' },
    [
      ['donation', 'amountUnreadable'],
      ['name', 'required'],
      ['email', 'required'],
    ],
  ],
])('says what stops the renewal, in the order of the page: %s', (_, form, expected) => {
  const said = (timing: RenewContext['timing']) =>
    problemsOf(filled(form, timing)).map(({ field, code }) => [field, code]);
  expect(said('now')).toEqual(expected);
  // A checkout later asks for nothing but what goes into the cart (CHECK-53).
  expect(said('later')).toEqual(expected.filter(([field]) => field === 'donation'));
});

test('sends the name and the email without the spaces around them', () => {
  const { body } = orderOf(filled({ name: ' Ines Calloway ', email: '\tines@reader.example ' }));
  expect(body).toMatchObject({ name: 'Ines Calloway', email: 'ines@reader.example' });
});
