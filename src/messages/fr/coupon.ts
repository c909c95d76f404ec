import { french } from './french.ts';

export const coupon = french('coupon', {
  apply: 'Appliquer le code',
  remove: 'Retirer le code',
  cannotApply: 'Code non applicable',
  applied: 'CODE APPLIQUÉ',
  notApplied: 'CODE NON APPLIQUÉ',
  unable: 'Impossible d’appliquer le code de réduction {code}',
  notForNew: 'Ce code de réduction n’est pas valable pour les nouveaux abonnements.',
  notForRenewals: 'Ce code de réduction n’est pas valable pour les renouvellements d’abonnement.',
  notCovered:
    'Ce code de réduction n’est pas valable pour cet abonnement. Si vous souhaitez l’utiliser, veuillez modifier les paramètres de votre abonnement dans le formulaire suivant.',
});
