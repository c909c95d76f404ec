import { french } from './french.ts';

export const common = french('common', {
  optional: 'facultatif',
  error: 'Erreur :',
  titlePrefix: 'Erreur :',
  problemTitle: 'Un problème est survenu',
  show: 'Afficher',
  hide: 'Masquer',
  showLabel: 'Afficher : {label}',
  hideLabel: 'Masquer : {label}',
  currencySign: '$',
  free: 'GRATUIT',
  partFailed: 'Cette partie de la page n’a pas pu être chargée.',
  tryAgain: 'Réessayer',
  sending: 'Envoi',
  decrease: 'Diminuer : {label}',
  increase: 'Augmenter : {label}',
  atMost: '{maximum} au maximum',
  atLeast: '{minimum} au minimum',
  areYouSure: 'Confirmez-vous ?',
  ok: 'Oui',
  cancel: 'Annuler',
  oneMoment: 'Un instant, s’il vous plaît',
});

export const page = french('page', {
  broken: 'Cette page ne peut pas être affichée',
  brokenHint: 'Il lui manque des informations. Veuillez recharger la page. Si cela ne suffit pas, écrivez à {email}',
  brokenHintAlone: 'Il lui manque des informations. Veuillez recharger la page.',
  crashed: 'Une erreur est survenue',
  crashedHint:
    'Une partie de cette page a cessé de fonctionner. Veuillez recharger la page. Si cela ne suffit pas, écrivez à {email}',
  crashedHintAlone: 'Une partie de cette page a cessé de fonctionner. Veuillez recharger la page.',
  reload: 'Recharger la page',
  returnToSettings: 'Retour aux paramètres',
  viewOnly: 'Cette page est en lecture seule. Beaucoup de liens et de boutons ne fonctionneront pas.',
  cookiesOff:
    'Votre navigateur ne garde aucun cookie de ce site. Sans eux, vous ne pouvez pas vous connecter, et votre panier est oublié.',
});
