import { expect, test } from 'vitest';
import type { OrderLine } from '#machines/api/contract.ts';
import { linesOf } from '#machines/rules/address/address-format.ts';
import { pages } from '#mocks/replies.ts';
import { nextSteps, wholeAddress } from './receipt.ts';

const line = (kind: OrderLine['kind']): OrderLine => ({
  kind,
  name: kind,
  quantity: 1,
  amount: 100,
  shipping: 0,
  discount: 0,
});

test.each<[OrderLine['kind'][], object, string[]]>([
  [['personal-subscription'], {}, ['archive']],
  [['personal-subscription'], { phase: 'introductory' }, ['archive']],
  [['personal-subscription'], { phase: 'renewal' }, ['renewed']],
  [['subscription-upgrade'], {}, ['changed']],
  [['subscription-upgrade'], { phase: 'renewal' }, ['changed']],
  [['subscription-upgrade'], { phase: 'introductory' }, ['archive']],
  [['basic-product', 'sized-product', 'print-issue'], {}, ['goods']],
  [['digital-product', 'digital-issue'], {}, ['digital']],
  [['donation-item'], {}, ['thanks']],
  [['donation-item'], { donation: 'monthly' }, ['monthly']],
  [['gift-subscription'], {}, []],
  [[], {}, []],
  [['donation-item', 'print-issue', 'personal-subscription'], {}, ['archive', 'goods', 'thanks']],
])('%j with %j has the next steps %j [BEYOND-46]', (kinds, told, steps) => {
  expect(nextSteps({ lines: kinds.map(line), ...told })).toEqual(steps);
});

test('leaves missing parts of a printed address blank', () => {
  expect(linesOf(wholeAddress({}))).toEqual([]);
  expect(linesOf(wholeAddress({ city: 'Oslo' }))).toEqual(['Oslo']);
  const { billing } = pages.showReceipt.fullReceipt.body.receipt;
  expect(linesOf(wholeAddress(billing))).toEqual(['31 rue Sherbrooke', 'Montréal QC H2X 1X5', 'Canada']);
});
