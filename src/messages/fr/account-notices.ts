import { french } from './french.ts';

export const accountNotice = french('accountNotice', {
  emailFailing:
    'Votre adresse e-mail semble poser problème : nous ne pouvons pas vous envoyer les avis importants pour le moment',
  addressMissing: 'Nous n’avons aucune adresse où vous envoyer vos numéros.',
});
