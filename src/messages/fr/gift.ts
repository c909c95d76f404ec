import { french } from './french.ts';

export const gift = french('gift', {
  purpose: 'Pour qui',
  personal: 'Un abonnement pour vous',
  gift: 'Un abonnement à offrir',
  giftHint: 'La personne à qui vous l’offrez l’active, et indique alors où il doit être envoyé.',
  quantity: 'Nombre de cadeaux',
  recipient: 'Destinataire',
  toGiver: 'Je le remettrai en personne',
  toGiverHint: 'Le reste de votre commande vous est adressé.',
  toRecipient: 'L’envoyer à quelqu’un d’autre',
  toRecipientHint: 'Le reste de votre commande lui est adressé aussi.',
  recipientName: 'Nom du destinataire',
});

export const timing = french('timing', {
  title: 'Commander maintenant ou plus tard',
  now: 'Commander maintenant',
  later: 'Commander plus tard',
  laterHint: 'L’abonnement est mis dans votre panier, et vous continuez de là.',
  review: 'Mettre dans votre panier',
  add: 'Ajouter au panier',
  adding: 'Ajout au panier',
});

export const logInFirst = french('logInFirst', {
  question: 'Avez-vous déjà un compte ?',
  link: 'Connectez-vous et revenez ici',
});
