import { french } from './french.ts';

export const redeem = french('redeem', {
  title: 'Activer un abonnement offert',
  lead: '{name} vous a offert un abonnement.',
  gift: 'Votre cadeau',
  level: 'Formule',
  term: 'Durée',
  delivery: 'Livraison',
  given: 'Ce qui vous a été offert.',
  free: 'Sans supplément',
  closed: 'Non disponible sans supplément.',
  misaligned:
    'Ce cadeau n’est pas livré de la même façon que votre abonnement actuel. Votre livraison changera d’une période à l’autre.',
  upgradeRequired: 'Ce mode de livraison demande un supplément.',
  upgradeLine: 'Supplément : {delivery}',
  giftLine: 'Abonnement offert',
  withoutAccount: 'Activer sans compte',
  device: 'Sur un autre appareil',
  deviceHint: 'Scannez le code pour y ouvrir cette page. Toute personne qui a le code peut activer le cadeau.',
  code: 'QR code de cette page',
  codeFailed: 'Le QR code n’a pas pu être dessiné.',
});

export const giftOver = french('giftOver', {
  redeemed: 'Ce cadeau a déjà été activé. Si vous pensez qu’il s’agit d’une erreur, veuillez écrire à {email}',
  redeemedAlone: 'Ce cadeau a déjà été activé.',
  unsure:
    'Vous l’avez peut-être activé : une commande a été envoyée de cette page, et sa réponse n’est pas arrivée. Si c’est le cas, un e-mail de confirmation est en route, et l’abonnement se trouve dans votre compte.',
  notFound: 'Nous n’avons pas trouvé ce cadeau. Veuillez vérifier le lien ou écrire à {email}',
  notFoundAlone: 'Nous n’avons pas trouvé ce cadeau. Veuillez vérifier le lien.',
  closed: 'Ce cadeau ne peut pas être activé. Si vous pensez qu’il s’agit d’une erreur, veuillez écrire à {email}',
  closedAlone: 'Ce cadeau ne peut pas être activé.',
  done: 'Abonnement activé',
  mailed: 'Un e-mail de confirmation a été envoyé à {address}.',
  account: 'Aller à votre compte',
});
