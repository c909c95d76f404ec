import { french } from './french.ts';

export const review = french('review', {
  title: 'Votre commande',
  item: 'Article',
  quantity: 'Qté',
  amount: 'Montant',
  personal: 'Abonnement personnel',
  gifts: 'Abonnements offerts',
  donation: 'Don',
  onetimeDonation: 'Don ponctuel',
  monthlyDonation: 'Don mensuel',
  subscription: '{level} · {medium} · {term}',
  product: '{name} · {size}',
  shipped: 'Articles à expédier',
  digital: 'Articles numériques',
  shipping: 'Frais de port',
  discount: 'Réduction',
  listPrice: 'Prix public',
  total: 'Total',
  empty: 'Rien n’est encore choisi.',
});
