// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

/** The keys of the messages that are documented with each status, three characters each. */
export const documentedWords: Record<number, string> = {
  400: 'qxrayrmydfpjtchogiae1kwic3u5oxiu7w2apbwlb51vsyqa7n322vvjg2s0xm0owt',
  401: 'vtq',
  402: 'q6n',
  403: 'uuh60so3dk8059h',
  404: 'x08ty48f5zajvvd2bsnfwuwr',
  409: '8qmzzkmpqqmswgobs0t0c51of7p',
  429: '3xa',
};
