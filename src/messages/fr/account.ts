import { french } from './french.ts';

export const account = french('account', {
  title: 'Votre compte',
  since: 'Vous nous lisez depuis le {date}',
  anchors: 'Sur cette page',
  overview: 'En bref',
  settings: 'Paramètres du compte',
  subscription: 'Paramètres de l’abonnement',
  payment: 'Paramètres de paiement',
  issues: 'Numéros reçus',
  name: 'Nom',
  email: 'E-mail',
  addresses: 'Adresses de livraison',
  noneSaved: 'Aucune enregistrée',
  changeName: 'Changer de nom',
  changeEmail: 'Changer d’adresse e-mail',
  changeAddresses: 'Modifier les adresses',
  emailFailing: 'Les messages envoyés à cette adresse nous reviennent.',
  emailPending: 'En attente de confirmation : {address}',
});

export const overview = french('overview', {
  renewing: 'Votre abonnement devrait se renouveler après le prochain numéro.',
  ending: 'Votre abonnement prend fin avec le prochain numéro.',
  extended: {
    one: 'Il vous reste {count} numéro à recevoir.',
    many: 'Il vous reste {count} de numéros à recevoir.',
    other: 'Il vous reste {count} numéros à recevoir.',
  },
  active: 'Votre abonnement est en cours.',
  renewalDue: 'Votre renouvellement est attendu prochainement.',
  inactive: 'Votre abonnement n’est pas en cours.',
  lifetime: 'Tous les numéros, sans limite.',
  legacyFirst: {
    one: 'Il vous reste {count} numéro à recevoir, puis tous les suivants, sans limite.',
    many: 'Il vous reste {count} de numéros à recevoir, puis tous les suivants, sans limite.',
    other: 'Il vous reste {count} numéros à recevoir, puis tous les suivants, sans limite.',
  },
  renew: 'Renouveler votre abonnement',
  subscribe: 'S’abonner',
  lifetimeRenewal: 'Un abonnement à vie n’a jamais besoin d’être renouvelé.',
  donate: 'Faire un don',
});

export const autorenew = french('autorenew', {
  title: 'Renouvellement automatique',
  on: 'Activé',
  off: 'Désactivé',
  enable: 'Activer le renouvellement automatique',
  disable: 'Désactiver le renouvellement automatique',
});
