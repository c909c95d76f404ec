import { french } from './french.ts';

export const renew = french('renew', {
  title: 'Renouveler votre abonnement',
  extended: {
    one: 'Il vous reste {count} numéro à recevoir. Si vous renouvelez maintenant, les suivants s’y ajouteront.',
    many: 'Il vous reste {count} de numéros à recevoir. Si vous renouvelez maintenant, les suivants s’y ajouteront.',
    other: 'Il vous reste {count} numéros à recevoir. Si vous renouvelez maintenant, les suivants s’y ajouteront.',
  },
  expiring: 'Votre abonnement prend fin avec le prochain numéro.',
  expired: 'Votre abonnement a expiré.',
  held: 'Votre abonnement',
  level: 'Formule',
  delivery: 'Livraison',
  term: 'Durée',
  left: 'Numéros restants',
  expected: 'Numéros attendus',
  sentTo: 'Envoyé à',
  settings: 'Choix de l’abonnement',
  same: 'Renouveler à l’identique',
  other: 'Modifier l’abonnement',
  missingAddress:
    'Aucune adresse n’est enregistrée pour l’envoi de votre abonnement. Veuillez en indiquer une, ou modifier l’abonnement.',
  logIn: 'Connectez-vous pour renouveler votre abonnement.',
  unneeded: 'Aucun renouvellement nécessaire',
  forLife: 'Vous avez un abonnement à vie. Si vous souhaitez faire davantage pour la revue, vous pouvez {link}',
  donate: 'faire un don.',
  nothing: 'Vous n’avez aucun abonnement à renouveler.',
  subscribe: 'S’abonner',
});
