import { french } from './french.ts';

export const debug = french('debug', {
  title: 'Débogage : ce que fait cette page',
  machines: 'Automates',
  events: 'Derniers événements, du plus récent au plus ancien',
  copyLink: 'Copier le lien',
  copied: 'Le lien vers une story de cet état a été copié.',
  openStory: 'Ouvrir cet état dans Storybook',
});
