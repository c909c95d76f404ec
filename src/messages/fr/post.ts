import { french } from './french.ts';

export const share = french('share', {
  twitter: 'Partager sur Twitter',
  facebook: 'Partager sur Facebook',
  newWindow: 'nouvelle fenêtre',
  printView: 'Version imprimable',
  shown: 'Voici comment l’article s’imprime.',
  print: 'Imprimer',
});

export const postNavigation = french('postNavigation', {
  contents: 'Sommaire',
  footnotes: 'Notes de l’article',
  note: 'Note n° {number}',
  toReference: 'Retour au texte, à la note {number}',
  close: 'Fermer',
});
