import { french } from './french.ts';

export const donation = french('donation', {
  amount: 'Montant du don',
  amountHint: 'En dollars américains. Laissez ce champ vide pour ne rien donner.',
  title: 'Faire un don',
  lead: 'Les abonnements paient le papier et la poste. Les dons paient l’écriture.',
  process: 'À quel rythme',
  onetime: 'Une fois',
  monthly: 'Chaque mois',
  monthlyNote: 'Un don mensuel est prélevé chaque mois, pour le même montant.',
  size: 'Combien',
  donateAmount: 'Montant',
  donateAmountHint: 'En dollars américains.',
  perMonth: '{amount} par mois',
  linkRefused:
    'Le lien qui vous a conduit ici indiquait un montant que nous n’avons pas pu lire. Nous l’avons remplacé par {amount}.',
  donor: 'Vos coordonnées',
  recipient: 'Au nom de',
  recipientHint: 'Si vous donnez au nom de quelqu’un d’autre, indiquez-le ici.',
  address: 'Votre adresse',
  addressNote: 'Laissez-la vide si vous n’attendez rien par la poste.',
  asAccount: 'Vous donnez en tant que {name}, {account}.',
});

export const tier = french('tier', {
  friend: 'Amitié',
  supporter: 'Soutien',
  sponsor: 'Parrainage',
  patron: 'Mécénat',
});
