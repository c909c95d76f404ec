import { french } from './french.ts';

export const header = french('header', {
  menu: 'Menu',
  archive: 'Archives',
  account: 'Compte',
  login: 'Se connecter',
  print: 'Imprimer',
  issues: 'Numéros',
  store: 'Boutique',
  subscribe: 'S’abonner',
  institutions: 'Accès institutionnel',
  settings: 'Votre compte',
});

export const footer = french('footer', {
  links: 'En savoir plus sur la revue',
  institutions: 'Abonnements institutionnels',
  mailingList: 'Liste de diffusion',
});
