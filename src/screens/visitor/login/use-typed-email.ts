import { type RefObject, useEffect, useRef } from 'react';

/** The address last typed in any login form; '' for none. */
export type TypedEmail = RefObject<string>;

/** Shares the typed address among login forms: an open form takes the address typed elsewhere and reports its own. */
export function useTypedEmail(typed: TypedEmail, isOpen: boolean, own: string, take: (email: string) => void): void {
  const known = useRef(own);
  useEffect(() => {
    const isChanged = own !== known.current;
    known.current = own;
    if (!isOpen) return;
    if (isChanged) typed.current = own;
    else if (typed.current !== '' && typed.current !== own) take(typed.current);
  });
}
