import { expectTypeOf, test } from 'vitest';
import type { en } from './en.ts';
import { fr } from './fr.ts';
import { type Translation, translator } from './translation.ts';

const french = translator<'one' | 'many' | 'other'>();
const low = { one: 'Plus qu’{count}', many: 'Plus que {count}', other: 'Plus que {count}' };
const swag = {
  none: 'Aucun',
  add: 'Ajouter',
  soldOut: 'ÉPUISÉ',
  quantity: 'Nombre de {name}',
  wholeNumber: 'Nombres entiers',
  loading: 'Chargement',
  failed: 'Échec',
} as const;

test('accepts a translation with every English text and placeholder', () => {
  expectTypeOf(french({ ...fr, swag: { ...swag, low } })).toExtend<Translation>();
  expectTypeOf<(typeof en)['overview']>().toExtend<Translation['overview']>();
});

test('accepts a plural form that spells out its count', () => {
  french({ ...fr, swag: { ...swag, low: { ...low, one: 'Plus qu’un' } } });
});

test('rejects a translation that does not match English, at compile time', () => {
  // @ts-expect-error: a text is missing
  french({ ...fr, swag: { ...swag } });
  // @ts-expect-error: English has no such text
  french({ ...fr, swag: { ...swag, low, many: 'Beaucoup' } });
  // @ts-expect-error: the placeholder is missing
  french({ ...fr, swag: { ...swag, low, quantity: 'Nombre' } });
  // @ts-expect-error: the placeholder has another name
  french({ ...fr, swag: { ...swag, low, quantity: 'Nombre de {nom}' } });
  // @ts-expect-error: a placeholder that English has not
  french({ ...fr, swag: { ...swag, low, none: 'Aucun {name}' } });
  // @ts-expect-error: a form is missing
  french({ ...fr, swag: { ...swag, low: { other: 'Plus que {count}' } } });
  // @ts-expect-error: the language has no such form
  french({ ...fr, swag: { ...swag, low: { ...low, few: 'Plus que {count}' } } });
  // @ts-expect-error: a form has a placeholder that English has not
  french({ ...fr, swag: { ...swag, low: { ...low, other: 'Plus que {count} {name}' } } });
  // @ts-expect-error: a text that counts has forms
  french({ ...fr, swag: { ...swag, low: 'Plus que {count}' } });
  // @ts-expect-error: a text that does not count has none
  french({ ...fr, swag: { ...swag, low, none: { one: 'Aucun', other: 'Aucun' } } });
  // @ts-expect-error: no such group
  french({ ...fr, nonesuch: {} });
  const { swag: _, ...others } = fr;
  // @ts-expect-error: a group is missing
  french(others);
});
