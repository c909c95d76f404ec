/** What the journal knows of how readers get in; times are ms since 1970. */
export interface AccessState {
  /** The sign-in codes that can still be used, and those that were tried too often, by the token of their request. */
  codes: Record<string, SignInCode>;
  /** The mailed links that open something, by their token. */
  links: Record<string, Link>;
  /** The mails that were sent, the last of them at the end. */
  mails: Mail[];
  /** What is limited, by its kind and email address. */
  counts: Record<string, Count>;
  /** The tags of each address on the mailing list. */
  mailingList: Record<string, string[]>;
}

/** A code that was asked for; an address without an account is told a token, too. */
export interface SignInCode {
  email: string;
  at: number;
  tries: number;
}

/** A mailed link, which opens one thing and nothing else. */
export interface Link {
  opens: LinkTarget;
  account: string;
  /** The address that the link confirms. */
  email?: string;
  /** When it ends; null for never. */
  until: number | null;
  /** When it was used, where it is good once. */
  used?: number;
}

export type LinkTarget = 'email' | 'address' | 'card' | 'password';

/** A mail, as far as a developer needs it: to whom, what about, and what to type or open. */
export interface Mail {
  to: string;
  about:
    | 'sign-in code'
    | 'password link'
    | 'email change'
    | 'email change asked for'
    | 'address in use'
    | 'gift'
    | 'monthly donation'
    | 'gift redeemed';
  code?: string;
  link?: string;
}

/** How often something was done since a time. */
export interface Count {
  since: number;
  times: number;
}
