import { french } from './french.ts';

export const logout = french('logout', {
  title: 'Se déconnecter',
  loggedInAs: 'Votre session est ouverte au nom de {name}.',
  submit: 'Se déconnecter',
  sending: 'Déconnexion en cours',
  done: 'Votre session est fermée.',
  loggedOut: 'Aucune session n’est ouverte.',
  login: 'Se connecter',
});

export const loginHere = french('loginHere', {
  loading: 'Chargement du formulaire de connexion',
  failed: 'Le formulaire de connexion n’a pas pu être chargé.',
  retry: 'Réessayer',
});

export const signInAgain = french('signInAgain', {
  link: 'Se reconnecter dans un nouvel onglet',
  hint: 'Ce que vous avez saisi reste ici. Une fois votre session rouverte, revenez dans cet onglet et envoyez à nouveau.',
});

export const mailingList = french('mailingList', {
  label: 'Adresse e-mail',
  submit: 'S’inscrire',
  sending: 'Inscription en cours',
  done: 'Merci. Votre adresse a été ajoutée à notre liste de diffusion.',
});
