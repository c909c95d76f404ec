import { french } from './french.ts';

export const cart = french('cart', {
  title: 'Votre panier',
  empty: 'Votre panier est vide',
  subtotal: 'Sous-total',
  unshipped: 'Sans envoi',
  insteadOf: 'au lieu de',
  more: 'Un exemplaire de plus : {name}',
  fewer: 'Un exemplaire de moins : {name}',
  remove: 'Retirer',
  removeLine: 'Retirer : {name}',
  changed: '{name} : {quantity}. Total : {total}',
  removed: '{name} : retiré du panier. Total : {total}',
  invoiced: 'Ce panier fait déjà l’objet d’une facture. Elle peut être réglée, mais pas modifiée.',
  ofLine: '{name} : {why}',
  stale: 'Relire le panier',
  counter: 'Panier',
  counterLabel: {
    one: 'Panier, {count} article',
    many: 'Panier, {count} d’articles',
    other: 'Panier, {count} articles',
  },
});

export const cartCheckout = french('cartCheckout', {
  title: 'Finaliser la commande',
  category: 'Zone de livraison',
  categoryNote:
    'Le prix de votre commande est calculé pour la zone « {category} ». Si elle part ailleurs, vous verrez le nouveau total avant de payer.',
  where: 'Lieu de livraison',
  own: 'Me l’envoyer',
  same: 'La même adresse que celle de l’abonnement',
  recipient: 'L’envoyer à quelqu’un d’autre',
  recipientName: 'Nom du destinataire',
  giftees: 'Destinataires',
  held: 'Ce panier ne peut pas être réglé ici pour le moment. Vérifiez à nouveau pour savoir s’il peut l’être.',
  unanswered:
    'L’une de vos commandes a été envoyée et la réponse n’est jamais arrivée. Elle a pu être enregistrée : veuillez chercher son reçu dans vos e-mails avant de commander à nouveau.',
  waiting: 'Votre panier est en cours de mise à jour.',
});

export const reviewPanel = french('reviewPanel', {
  added: 'Ajouté à votre panier',
  browse: 'Parcourir la boutique',
  checkout: 'Finaliser la commande',
});
