import { french } from './french.ts';

export const required = french('required', {
  name: 'Indiquez votre nom',
  email: 'Indiquez votre adresse e-mail',
  password: 'Saisissez votre mot de passe',
  code: 'Saisissez le code reçu par e-mail',
  entity: 'Choisissez votre établissement dans la liste',
  'password.password': 'Saisissez un mot de passe',
  'password.confirm': 'Saisissez à nouveau le mot de passe',
  'address.line1': 'Indiquez la ligne 1 de l’adresse',
  'address.city': 'Indiquez une ville',
  'address.state': 'Indiquez un État ou une province',
  'address.postcode': 'Indiquez un code postal',
  'address.country': 'Choisissez un pays',
  size: 'Choisissez une taille',
  recipient_name: 'Indiquez le nom du destinataire',
  amount: 'Indiquez le montant du don',
  shipcode: 'Choisissez une zone de livraison',
  level: 'Choisissez une formule d’abonnement',
  term: 'Choisissez le nombre d’années',
  other: 'Remplissez ce champ',
});

export const notice = french('notice', {
  autorenewRefused: 'Le renouvellement automatique n’a pas été modifié',
  autorenewUnsure: 'Le renouvellement automatique n’a peut-être pas été modifié',
  cardDeletionRefused: 'Votre moyen de paiement n’a pas été supprimé',
  cardDeletionUnsure: 'Votre moyen de paiement n’a peut-être pas été supprimé',
  paymentUpdated: 'Le moyen de paiement a été mis à jour',
  addressDeleted: 'L’adresse a été supprimée',
});
