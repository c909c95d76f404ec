import { french } from './french.ts';

export const dropdown = french('dropdown', {
  matches: { one: '{count} résultat', many: '{count} de résultats', other: '{count} résultats' },
  more: {
    one: '{count} de plus. Tapez d’autres lettres pour l’afficher.',
    many: '{count} de plus. Tapez d’autres lettres pour les afficher.',
    other: '{count} de plus. Tapez d’autres lettres pour les afficher.',
  },
  mismatch: 'Choisissez dans la liste',
});
