// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

/** The keys of the messages that are documented with each status. */
export const documentedWords: Record<number, string> = {
  400: 'l95qxr ngtayr bxvmyd d23fpj lhptch 1o2cogi 134sae1 12g7kwi 1ffmc3u snw5ox 1x8jiu7 445w2a fw4pbw 1gg0lb5 16vc1vs cfzyqa xst7n3 15o822v kcmvjg su62s0 1imvxm0 1kblowt',
  401: 'bkjvtq',
  402: 'lr3q6n',
  403: '1gvbuuh 1vv60s 19a4o3d 1ny8k80 1qr59h',
  404: 'caex08 10q8ty4 r388f5 1frazaj 6gzvvd 157b2bs 7runfw 13nouwr',
  409: 'ps08qm 18zzzk 4xcmpq 18veqms 139cwgo 1ktlbs0 159it0c w3o51o 29qf7p',
  429: '13833xa',
};
