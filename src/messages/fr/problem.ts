import { french } from './french.ts';

export const problem = french('problem', {
  passwordMismatch: 'Saisissez le même mot de passe dans les deux champs',
  amountUnreadable: 'Indiquez un montant en dollars, par exemple 25 ou 12,50',
  notForSale: 'Cet article n’est pas en vente pour le moment',
  amountNotWhole: 'Indiquez un nombre entier de dollars, par exemple 5 ou 25',
  amountTooSmall: 'Indiquez au moins 1 dollar, ou 0 pour ne rien donner',
  donationTooSmall: 'Indiquez au moins 1 dollar',
  amountTooLarge: 'Indiquez un montant moins élevé',
  orderFailed:
    'Un problème est survenu lors du traitement de votre commande. Veuillez réessayer plus tard ou écrire à {email}',
  orderFailedAlone: 'Un problème est survenu lors du traitement de votre commande. Veuillez réessayer plus tard.',
  timedOut: 'Désolés, le délai de votre commande a expiré.',
  unexpected: 'Erreur inattendue',
  replacement: ' Pour continuer, veuillez mettre à jour votre moyen de paiement.',
  unpaid: 'Cette commande n’a pas été réglée. Vous pouvez envoyer à nouveau votre paiement.',
  signedOut: 'Votre session a été fermée : rien n’a été envoyé. Veuillez vous connecter à nouveau.',
  viewOnly: 'Cette page est en lecture seule : rien n’a été envoyé.',
  tooManyRequests:
    'Les tentatives ont été trop nombreuses. Veuillez patienter une minute, puis réessayer. Si cela ne suffit pas, écrivez à {email}',
  tooManyRequestsAlone: 'Les tentatives ont été trop nombreuses. Veuillez patienter une minute, puis réessayer.',
  botCheckUnavailable:
    'Le service de lutte contre les robots n’a pas répondu : rien n’a été envoyé. Veuillez désactiver tout ce qui bloque les scripts sur cette page et réessayer, ou écrire à {email}',
  botCheckUnavailableAlone:
    'Le service de lutte contre les robots n’a pas répondu : rien n’a été envoyé. Veuillez désactiver tout ce qui bloque les scripts sur cette page et réessayer.',
  paymentUnavailable:
    'Le formulaire de paiement n’a pas pu être chargé. Veuillez vérifier votre connexion, désactiver tout ce qui bloque notre prestataire de paiement et réessayer, ou écrire à {email}',
  paymentUnavailableAlone:
    'Le formulaire de paiement n’a pas pu être chargé. Veuillez vérifier votre connexion, désactiver tout ce qui bloque notre prestataire de paiement et réessayer.',
  paymentRenewed: 'Le formulaire de paiement a dû être renouvelé. Veuillez saisir à nouveau vos coordonnées bancaires.',
  upgradeUnavailable:
    'Le passage automatique à une formule supérieure n’est pas proposé pour cet abonnement. Pour changer de formule, écrivez-nous à {email} et nous vous aiderons.',
  upgradeUnavailableAlone: 'Le passage automatique à une formule supérieure n’est pas proposé pour cet abonnement.',
  callFailed:
    'Nous avons rencontré une erreur. Veuillez réessayer plus tard, ou écrire à {email} si vous avez besoin d’aide.',
  callFailedAlone: 'Nous avons rencontré une erreur. Veuillez réessayer plus tard.',
});
