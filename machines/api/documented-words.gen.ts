// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

/** The keys of the messages that are documented with each status, three characters each. */
export const documentedWords: Record<number, string> = {
  400: 'qxrayrmydogifpjtchc3u5oxiu7w2aae1kwipbwlb51vsyqa7n322vvjg2s0owtxm0',
  401: 'vtq',
  402: 'q6n',
  403: 'uuh60so3d59hk80',
  404: '8f52bsx08nfwty4kyizajvvdvo3uwr',
  409: '8qmmpqqmszzkwwc51of7p5xo60owgobs0t0c',
  429: '3xa',
};
