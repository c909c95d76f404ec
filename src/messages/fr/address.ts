import { french } from './french.ts';

export const address = french('address', {
  subscription: 'Adresse de l’abonnement',
  mailing: 'Adresse postale',
  line1: 'Adresse, ligne 1',
  line2: 'Adresse, ligne 2',
  city: 'Ville',
  state: 'État ou province',
  postcode: 'Code postal',
  country: 'Pays',
  choice: 'Choix de l’adresse',
  keep: 'Garder l’adresse enregistrée',
  other: 'Utiliser une autre adresse',
  otherCategory: 'Votre zone de livraison devient « {category} », celle de votre compte.',
  loadingCountries: 'Chargement de la liste des pays',
  countriesFailed: 'La liste des pays n’a pas pu être chargée : aucune adresse ne peut être saisie.',
  chooseState: 'Faites votre choix',
  chooseCountry: 'Choisissez un pays',
  title: 'Vos adresses',
  saved: 'Adresses enregistrées',
  noneSaved: 'Aucune adresse n’est enregistrée.',
  change: 'Ajouter ou modifier une adresse',
  category: 'Zone de livraison',
  submit: 'Enregistrer l’adresse',
  updated: 'L’adresse a été mise à jour',
  unneeded: 'Vous n’avez actuellement aucun abonnement à expédier à une adresse de cette zone.',
  digital: 'Votre abonnement actuel est numérique : aucune adresse n’est nécessaire.',
  delete: 'Supprimer',
  deleteNamed: 'Supprimer l’adresse : {category}',
  deleting: 'Suppression de l’adresse',
});

export const addressDeletion = french('addressDeletion', {
  title: 'Supprimer une adresse',
  lead: 'Cette adresse sera supprimée de votre compte.',
  submit: 'Supprimer cette adresse',
  nothingSaved: 'Aucune adresse n’est enregistrée ici.',
  needed:
    'Cette adresse est nécessaire à votre abonnement et ne peut donc pas être supprimée. Vous pouvez la modifier.',
  addresses: 'Voir vos adresses',
});
