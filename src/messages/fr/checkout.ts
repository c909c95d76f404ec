import { french } from './french.ts';

export const checkout = french('checkout', {
  complete: 'Finaliser votre commande',
  freeOrder: 'Votre commande est gratuite. Aucun paiement n’est demandé.',
  botNotice: 'Ce site est protégé par un service de lutte contre les robots.',
  existingPayment: 'Utiliser le moyen de paiement enregistré',
  newPayment: 'Utiliser un nouveau moyen de paiement',
  saveCard: 'Enregistrer la carte dans le compte',
  paymentMethod: 'Paiement',
  paymentForm: 'Carte ou compte bancaire',
  cardOnFile: '{type} se terminant par {digits}, expiration {expiry}',
  bankOnFile: '{bank}, compte se terminant par {digits}',
  loadingPayment: 'Chargement du formulaire de paiement',
  retryPayment: 'Recharger le formulaire de paiement',
  terms: 'Conditions générales de vente :',
});

export const submit = french('submit', {
  placeOrder: 'Commander',
  free: 'Valider',
  payment: 'Payer',
  proceed: 'Passer au paiement',
  loading: 'Chargement',
  sending: 'Envoi de la commande',
  completing: 'Finalisation de la commande',
  completed: 'Commande confirmée',
  checkAgain: 'Vérifier à nouveau',
});

export const status = french('status', {
  loading: 'Envoi de votre commande.',
  paymentReady: 'Le formulaire de paiement est prêt.',
  sending: 'Traitement de votre paiement.',
  completing: 'Nous finalisons votre commande. Veuillez garder cette page ouverte.',
  stillCompleting: {
    one: 'Nous finalisons toujours votre commande : {count} vérification jusqu’ici.',
    many: 'Nous finalisons toujours votre commande : {count} de vérifications jusqu’ici.',
    other: 'Nous finalisons toujours votre commande : {count} vérifications jusqu’ici.',
  },
  connectionLost: 'Connexion perdue, nous continuons de vérifier.',
  checking: 'Vérification de votre commande.',
  completed: 'Commande confirmée',
});
