import { french } from './french.ts';

export const subscribe = french('subscribe', {
  title: 'S’abonner',
  level: 'Choisissez une formule d’abonnement',
  adjust: 'Ajuster l’abonnement',
  donation: 'Ajouter un don',
  benefits: 'Ce que cet abonnement vous apporte',
  swag: 'Ajouter des objets de la revue',
  shipping: 'Zone de livraison',
  years: 'Années',
  existingAccount:
    'Vous avez déjà un compte. Pour offrir un abonnement, choisissez l’option cadeau ; sinon, renouvelez le vôtre.',
  coupon: 'Code de réduction',
  closedByCoupon: 'Non disponible avec ce code de réduction. Retirez le code pour faire ce choix.',
  renew: 'Renouveler votre abonnement',
  renewNote:
    'Votre abonnement se renouvellera à la fin de la période en cours, mais vous pouvez l’annuler à tout moment.',
});

export const level = french('level', {
  low: 'Étudiant',
  high: 'Standard',
  lowHint: 'Pour les personnes qui ne peuvent pas payer le plein tarif.',
  highHint: 'Le plein tarif.',
});

export const medium = french('medium', {
  print: 'Papier et numérique',
  digital: 'Numérique seul',
  printHint: 'Un numéro papier peut mettre jusqu’à 4 semaines à vous parvenir.',
  digitalHint: 'Les formats numériques (PDF/EPUB) ne sont disponibles qu’après la parution.',
});
