import { french } from './french.ts';

export const purchaser = french('purchaser', {
  title: 'Vos coordonnées',
  name: 'Nom',
  email: 'E-mail',
  emailHint: 'Nous envoyons votre reçu à cette adresse.',
  password: 'Mot de passe',
  passwordHint: 'Il vous faut un mot de passe pour gérer votre abonnement.',
  confirm: 'Confirmer le mot de passe',
  account: 'Votre compte',
  passwordToManage: 'Pour gérer votre abonnement, vous devrez créer un mot de passe.',
});
