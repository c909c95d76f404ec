import { french } from './french.ts';

export const card = french('card', {
  onFile: 'Moyen de paiement actuel',
  name: 'Nom',
  card: 'Carte',
  bank: 'Compte bancaire',
  none: 'Aucun moyen de paiement n’est enregistré.',
  another: 'Nouvelle carte ou nouveau compte bancaire',
  nameHint: 'Au nom de qui est la carte ou le compte bancaire.',
  nameBlank: 'Ce champ ne peut pas rester vide.',
  submit: 'Mettre à jour le paiement',
  sending: 'Mise à jour du paiement',
  checking: 'Vérification auprès de notre prestataire de paiement',
  notSetUp: 'Votre moyen de paiement n’a pas été mis à jour. Veuillez le saisir à nouveau.',
  notKept:
    'La carte ou le compte bancaire que vous avez saisi n’est pas encore enregistré. Essayez à nouveau, ou saisissez-en un autre.',
  unsettled:
    'Nous ne savons pas encore si la carte ou le compte bancaire que vous avez saisi est enregistré. Essayez à nouveau, ou saisissez-en un autre.',
  renew: 'Saisir une autre carte ou un autre compte bancaire',
  updated: 'Le moyen de paiement a été mis à jour',
  processing:
    'Votre banque confirme ce compte, ce qui peut prendre quelques jours. Nous l’enregistrerons dès qu’il sera confirmé ; vous n’avez plus rien à faire.',
});

export const paymentChange = french('paymentChange', {
  title: 'Changer de moyen de paiement',
});

export const donationCard = french('donationCard', {
  title: 'Votre don mensuel',
  failing:
    'Le dernier versement de votre don n’a pas pu être prélevé. Saisissez une nouvelle carte ou un nouveau compte bancaire, et votre don se poursuivra.',
  restarting: 'Reprise de votre don',
  unrestarted: 'Votre don n’a pas repris.',
  retry: 'Reprendre votre don',
});
