// Generated from openapi.yaml by `npm run contract:generate`; a change by hand is lost.

/** What each pattern of the page data asks for, by its source. Loaded by failures and development alone. */
export const patternWords: Record<string, string> = {
  "^[A-Z]{3}$": "an ISO 4217 code such as USD",
  "^[A-Za-z0-9-]{2,35}$": "a language tag such as fr-CA",
  "^[a-z][A-Za-z]*(?:\\.[A-Za-z0-9_-]+){1,3}$": "the name of a text, such as login.heading",
  "^pk_[A-Za-z0-9_]{1,255}$": "a publishable key, which begins with pk_",
  "^[A-Za-z0-9_-]{1,255}$": "1 to 255 letters, digits, _ and -",
  "^https:\\/\\/[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?(:[0-9]{1,5})?$": "an https origin such as https://covers.journal.example",
  "^[a-z0-9-]{1,64}$": "1 to 64 lower-case letters, digits and -",
  "^(?![^?#]*(?:\\/\\/|%(?:25|2[Ff]|5[Cc])))\\/[!-\\[\\]-~]*$": "the path of a page of this site, percent-encoded once",
  "^https:\\/\\/[^\\s{}]{1,1000}\\{url\\}[^\\s]{0,1000}$": "an https: address with {url} in it",
  "^[A-Za-z0-9_-]{1,128}$": "1 to 128 letters, digits, _ and -",
  "^(?![PpRrSsEe][Kk]_|[Ww][Hh][Ss][Ee][Cc]_|.{0,128}_[Ss][Ee][Cc][Rr][Ee][Tt](?:_|$))[A-Za-z0-9_-]{1,128}$": "a token of 1 to 128 letters, digits, _ and - that is no key or secret of the payment provider",
  "^[A-Z]{2}$": "2 capital letters",
  "^[a-z0-9-]{1,128}$": "1 to 128 lower-case letters, digits and -",
  "^[A-Za-z0-9._-]{1,64}$": "1 to 64 letters, digits, ., _ and -",
  "^[A-Za-z0-9_-]{1,64}$": "1 to 64 letters, digits, _ and -",
  "^(?:prd|sze|iss):[A-Za-z0-9_-]{1,64}$": "a reference such as prd:lamp, sze:shirt-m or iss:42",
  "^[A-Za-z0-9_:-]{1,128}$": "1 to 128 letters, digits, _, : and -",
  "^[^\\u0000-\\u0009\\u000B-\\u001F\\u007F-\\u009F]*$": "plain text without control characters other than line breaks",
  "^\\d{4}$": "4 digits",
  "^\\d{9}$": "9 digits",
  "^[A-Za-z0-9._-]{1,100}$": "1 to 100 letters, digits, points, _ and -",
  "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,9})?(Z|[+-]\\d\\d:\\d\\d)$": "a date and time with a time zone, such as 2026-03-15T09:30:00Z",
  "^CAT-\\d{3,}$": "a number such as CAT-001",
  "^[A-Za-z][A-Za-z0-9_-]{0,127}$": "an id of 1 to 128 letters, digits, _ and - that begins with a letter",
};

/** The names of texts, as keys of `settings.messages`. */
export const textName = /^[a-z][A-Za-z]*(?:\.[A-Za-z0-9_-]+){1,3}$/u;
