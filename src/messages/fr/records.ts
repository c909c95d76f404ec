import { french } from './french.ts';

export const receipt = french('receipt', {
  title: 'Reçu',
  thanks: 'Merci. Votre commande est terminée.',
  redeemed: 'Abonnement activé',
  mailed: 'Un e-mail de confirmation a été envoyé à {address}.',
  name: 'Nom',
  email: 'E-mail',
  date: 'Date',
  missing: 'Nous n’avons pas trouvé ce reçu. Veuillez vérifier le lien ou écrire à {email}',
  missingAlone: 'Nous n’avons pas trouvé ce reçu. Veuillez vérifier le lien.',
});

export const invoice = french('invoice', {
  title: 'Facture',
  number: 'Numéro de facture',
  missing: 'Nous n’avons pas trouvé cette facture. Veuillez vérifier le lien ou écrire à {email}',
  missingAlone: 'Nous n’avons pas trouvé cette facture. Veuillez vérifier le lien.',
  due: 'Échéance',
  pastDue: 'Échéance dépassée',
  terms: 'Conditions',
  net: { one: '{count} jour net', many: '{count} de jours nets', other: '{count} jours nets' },
  billedTo: 'Facturé à',
  emailTo: 'Envoyée à',
  address: 'Adresse d’envoi',
  gifts: 'Cadeaux',
  offline: 'Chèque ou virement',
  checkOrWire: 'Veuillez régler cette facture par chèque ou par virement.',
  paid: 'Cette facture a été réglée.',
  receipt: 'Afficher le reçu',
  outdated: 'Afficher la facture à jour',
  coupon: 'Code de réduction',
  loadingPayment: 'Chargement du paiement',
  processing:
    'Votre commande est en cours de traitement. Dès que votre paiement aura été accepté, votre reçu vous sera envoyé à votre adresse e-mail.',
  failed:
    'Votre commande n’a pas pu aboutir en raison de l’erreur suivante : {message}. Vous pouvez payer à nouveau en choisissant « Passer au paiement » ci-dessous.',
});
