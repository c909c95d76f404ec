import { french } from './french.ts';

export const store = french('store', {
  title: 'Boutique',
  lead: 'Les numéros de {journal}, et les objets qui les accompagnent.',
  products: 'Objets',
  issues: 'Numéros',
  allIssues: 'Tous les anciens numéros',
  nothing: 'Rien n’est en vente ici pour le moment. Revenez nous voir.',
  sizes: 'Tailles : {sizes}',
});

export const edition = french('edition', {
  number: 'Numéro {number}',
  print: 'Papier',
  digital: 'Numérique',
  formats: 'Numérique ({formats})',
  comesOut: 'Parution le {date}',
  outOfPrint: 'N’est plus en vente',
  posting: 'Un numéro papier peut mettre jusqu’à 4 semaines à vous parvenir.',
  afterRelease: 'Les formats numériques (PDF, EPUB) ne sont disponibles qu’après la parution du numéro.',
  advance: 'Vous pouvez le commander dès maintenant. Il sera posté à sa parution, le {date}.',
  notReleased: 'Il sera en vente à partir du {date}, jour de sa parution.',
});

export const backIssues = french('backIssues', {
  title: 'Anciens numéros',
  none: 'Aucun numéro n’a encore paru.',
  buy: 'Acheter ce numéro',
  read: 'Lire ce numéro',
  readAs: 'Lire {title} en {format}',
  contents: 'Sommaire',
  missing: 'Nous n’avons pas trouvé ce numéro.',
  all: 'Tous les anciens numéros',
});
