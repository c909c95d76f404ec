import type { Choice, Deliverable, Level, Medium, Term } from '#machines/rules/subscription/subscription.ts';
import { DELIVERED_BY } from './order.ts';

export const subscriptionName = ({ level, medium, term }: Pick<Choice, 'level' | 'medium' | 'term'>): string =>
  `${LEVEL_NAMES[level]}, ${MEDIUM_NAMES[medium]}, ${TERM_NAMES[term]}`;

export const changeName = ({ level, deliverable }: { level: Level; deliverable: Deliverable }): string =>
  `Change to ${LEVEL_NAMES[level]}, ${MEDIUM_NAMES[DELIVERED_BY[deliverable].medium]}`;

const LEVEL_NAMES: Record<Level, string> = { low: 'Student', high: 'Standard' };
const MEDIUM_NAMES: Record<Medium, string> = { print: 'print and digital', digital: 'digital' };
const TERM_NAMES: Record<Term, string> = {
  '1year': '1 year',
  '2year': '2 years',
  '3year': '3 years',
  lifetime: 'lifetime',
};
