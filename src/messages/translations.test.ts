import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { differences, keysEndingOtherwise, keysIn } from '#fixtures/data/translations.ts';
import { en } from './english.ts';
import fr from './fr.json';
import { LANGUAGES, loadTranslation } from './load-locale.ts';
import type { Translation } from './translate.ts';

const catalogues = import.meta.glob<Translation>('./*.json', { eager: true, import: 'default' });
const languages = Object.entries(catalogues).map(([path, catalogue]) => [basename(path, '.json'), catalogue] as const);

test('offers every catalogue', () => {
  expect(languages.map(([language]) => language).toSorted()).toEqual([...LANGUAGES].toSorted());
});

describe.each(languages)('%s.json', (language, catalogue) => {
  test('loads', async () => {
    expect(await loadTranslation(language)).toEqual(catalogue);
  });

  test('has the texts of English, with their placeholders, in every plural form of the language', () => {
    expect(differences(catalogue, language)).toEqual([]);
  });

  test('keeps the order of the English catalogue', () => {
    const keys = keysIn(catalogue);
    expect(keys).toEqual(keysIn(en).filter((key) => keys.includes(key)));
  });

  test('ends a text with a full stop if English does', () => {
    expect(keysEndingOtherwise(catalogue)).toEqual([]);
  });
});

test('says text by text how a catalogue differs from English', () => {
  const { dropdown, footer, swag, ...others } = fr;
  const changed: Translation = {
    ...others,
    dropdown: { ...dropdown, matches: '{count} réponses' },
    footer: { links: footer.links, mailingList: 'Liste {name}', signUp: 'Je m’inscris' },
    nonesuch: { title: 'Rien' },
    swag: {
      ...swag,
      quantity: 'Nombre de {nom}',
      soldOut: { other: 'ÉPUISÉ' },
      low: { one: 'Plus qu’un', few: 'Plus que {count}', other: 'Plus que {number}' },
    },
  };
  expect(differences(changed, 'fr')).toEqual([
    'footer.signUp is not a text in English',
    'nonesuch.title is not a text in English',
    'dropdown.matches needs plural forms: one, many, other',
    'footer.institutions is missing: "Institutional subscriptions"',
    'footer.mailingList has no {name} in English: "Liste {name}"',
    'swag.soldOut has plural forms, but English has none',
    'swag.low.many is missing: {"other":"Only {count} left"}',
    'swag.low.few is not a plural form of fr',
    'swag.low.other has no {number} in English: "Plus que {number}"',
    'swag.quantity lacks {name}: "Nombre de {nom}"',
    'swag.quantity has no {nom} in English: "Nombre de {nom}"',
  ]);
});
