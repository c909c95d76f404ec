import { french } from './french.ts';

export const name = french('name', {
  title: 'Changer de nom',
  label: 'Nom',
  hint: 'Tel qu’il doit figurer dans votre compte et sur nos envois.',
  submit: 'Enregistrer le nom',
  updated: 'Le nom a été mis à jour',
});

export const email = french('email', {
  title: 'Changer d’adresse e-mail',
  current: 'Adresse actuelle',
  pending: 'Nouvelle adresse, à confirmer',
  pendingHint:
    'Votre adresse e-mail changera lorsque vous aurez suivi le lien que nous avons envoyé à la nouvelle adresse. Si vous en indiquez une autre ci-dessous, elle prendra sa place.',
  label: 'Nouvelle adresse e-mail',
  hint: 'Nous envoyons un lien à cette adresse. L’actuelle reste valable tant que vous ne l’avez pas suivi.',
  submit: 'Changer d’adresse e-mail',
  sent: 'Un e-mail de confirmation a été envoyé à {email}',
  ended: 'Votre adresse e-mail reste la même, et aucune autre n’attend d’être confirmée.',
  tokenRefused: 'Ce lien n’est plus valable.',
  tokenRefusedHint: 'Il a peut-être déjà servi, ou une autre adresse a remplacé celle à laquelle il avait été envoyé.',
  tokenRefusedPending: 'Pour recevoir un nouveau lien, indiquez l’adresse à nouveau.',
});
