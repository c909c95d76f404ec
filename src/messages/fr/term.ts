import { french } from './french.ts';

export const term = french('term', {
  '1year': '1 an',
  '2year': '2 ans',
  '3year': '3 ans',
  lifetime: 'À vie',
  issues: { one: '{count} numéro', many: '{count} de numéros', other: '{count} numéros' },
  lifetimeIssues: 'Tous les nouveaux numéros',
});

export const zone = french('zone', {
  'ship-a': 'États-Unis',
  'ship-b': 'Canada',
  'ship-c': 'International',
  shippingPrice: '{price} de frais de port',
  shippingIncluded: 'Sans frais de port',
});

export const benefit = french('benefit', {
  issues: {
    one: '{count} nouveau numéro par an',
    many: '{count} de nouveaux numéros par an',
    other: '{count} nouveaux numéros par an',
  },
  archive: 'L’accès aux archives de la revue',
  files: 'Des PDF sans DRM',
});
