import { french } from './french.ts';

export const issues = french('issues', {
  timeline: 'Vos numéros',
  received: 'Reçus',
  coming: 'À venir',
  renewed: 'Après votre renouvellement',
  count: { one: '{count} numéro', many: '{count} de numéros', other: '{count} numéros' },
  earlier: { one: '{count} plus ancien', many: '{count} plus anciens', other: '{count} plus anciens' },
  further: { one: '{count} de plus', many: '{count} de plus', other: '{count} de plus' },
  endless: 'Tous les numéros suivants',
  untitled: 'Titre à paraître',
  waiting: 'En attente d’envoi : {issue}',
  everyIssue: 'tous les nouveaux numéros',
  next: 'Prochain : {issue}',
  nextOn: 'Prochain : {issue}, {date}',
  showAll: {
    one: 'Afficher le seul numéro',
    many: 'Afficher les {count} de numéros',
    other: 'Afficher les {count} numéros',
  },
});
