import { type RefObject, useEffect, useRef } from 'react';

/** The address that was typed last in any form of a login; '' for none. */
export type TypedEmail = RefObject<string>;

/** Has a form begin where the reader left off in another: while it is open it takes the address typed elsewhere, and tells of its own. */
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
