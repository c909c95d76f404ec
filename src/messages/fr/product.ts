import { french } from './french.ts';

export const product = french('product', {
  missingTitle: 'Article',
  missing: 'Nous n’avons pas trouvé cet article.',
  was: 'Avant :',
  now: 'Maintenant :',
  formats: 'Formats : {formats}',
  issue: 'À propos du numéro {number}',
  size: 'Taille',
  quantity: 'Quantité',
  donation: 'Ajouter un don',
  donationHint: 'En dollars entiers. 0 pour ne rien donner.',
  add: 'Ajouter au panier',
  update: 'Mettre à jour le panier',
  adding: 'Modification de votre panier',
  mayChange: 'Le total peut changer au moment de la commande selon l’adresse de livraison.',
  coupon: 'Code de réduction {code}',
  cart: 'Votre panier',
  emptyCart: 'Panier vide',
  held: {
    one: '{count} dans votre panier',
    many: '{count} dans votre panier',
    other: '{count} dans votre panier',
  },
});

export const swag = french('swag', {
  none: 'Aucun',
  add: 'Ajouter',
  soldOut: 'ÉPUISÉ',
  low: { one: 'Plus que {count}', many: 'Plus que {count}', other: 'Plus que {count}' },
  quantity: 'Quantité : {name}',
  wholeNumber: 'Nombres entiers seulement',
  loading: 'Chargement des articles',
  failed: 'Les articles n’ont pas pu être chargés.',
});
