import { french } from './french.ts';

export const login = french('login', {
  heading: 'Se connecter',
  ways: 'Modes de connexion',
  password: 'Mot de passe',
  email: 'Code par e-mail',
  google: 'Compte Google',
  openAthens: 'Accès institutionnel',
  emailLabel: 'Adresse e-mail',
  passwordLabel: 'Mot de passe',
  submit: 'Se connecter',
  sending: 'Connexion en cours',
  done: 'Connexion réussie.',
  setupHint: 'Pour créer ou réinitialiser votre mot de passe, {link}',
  goHere: 'suivez ce lien',
  googleHint: 'Vous vous connectez chez Google, puis vous revenez ici.',
  googleLink: 'Se connecter avec Google',
});

export const setup = french('setup', {
  title: 'Créer ou réinitialiser le mot de passe',
  hint: 'Nous vous envoyons un lien par e-mail. Il sert une seule fois, pendant une heure.',
  submit: 'Envoyer le lien',
  again: 'Utiliser une autre adresse e-mail',
  back: 'Retour à la connexion par mot de passe',
});

export const signInCode = french('signInCode', {
  hint: 'Nous vous envoyons par e-mail un code valable pour une seule connexion.',
  request: 'Envoyer le code',
  requesting: 'Envoi du code',
  sentTo: 'Nous avons envoyé un code à {address}. Il peut mettre une minute à arriver.',
  label: 'Code',
  another: 'Demander un autre code',
});

export const institution = french('institution', {
  hint: 'Vous vous connectez auprès de votre bibliothèque, de votre université ou d’un autre établissement.',
  label: 'Votre établissement',
  labelHint: 'Tapez les premières lettres de son nom.',
  submit: 'Se connecter par votre établissement',
  loading: 'Chargement des établissements',
  failed:
    'La liste des établissements n’a pas pu être chargée. Vous pourrez tout de même choisir le vôtre sur la page suivante.',
  searchFailed:
    'La recherche d’établissements n’a pas pu être chargée. Vous pourrez tout de même choisir le vôtre sur la page suivante.',
  elsewhere: 'Choisir votre établissement sur la page suivante',
  leaving: 'Redirection vers votre établissement',
});
