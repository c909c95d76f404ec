import { french } from './french.ts';

export const paying = french('paying', {
  card: 'Carte',
  bank: 'Compte bancaire',
  none: 'Aucun moyen de paiement n’est enregistré.',
  blocked: 'Le renouvellement automatique est bloqué tant que vous n’avez pas ajouté de moyen de paiement.',
  change: 'Changer de moyen de paiement',
  add: 'Ajouter un moyen de paiement',
  delete: 'Supprimer',
  sure: 'Confirmez-vous la suppression de votre carte ? Le renouvellement automatique sera désactivé, et tout renouvellement bloqué jusqu’à l’ajout d’un moyen de paiement.',
});
