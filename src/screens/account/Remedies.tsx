import { useEffect, useState } from 'react';
import { needsLogin } from '#machines/lib/problem.ts';
import type { RemediesProps, RemedyLinks } from './RemedyLinks.tsx';

/**
 * Offers what the form cannot: a login in another tab once the session has ended, so that the form keeps its values, and
 * the account page of a refused field that the form lacks. Loads with the first refusal of that kind.
 */
export function Remedies(props: RemediesProps) {
  const { problems, elsewhere = [] } = props;
  const isNeeded = elsewhere.length > 0 || problems.some(needsLogin);
  const [links, setLinks] = useState<{ Links: typeof RemedyLinks }>();
  useEffect(() => {
    if (!isNeeded) return;
    // The problem itself is shown anyway.
    import('./RemedyLinks.tsx').then(
      ({ RemedyLinks }) => setLinks({ Links: RemedyLinks }),
      () => undefined,
    );
  }, [isNeeded]);
  return isNeeded && links && <links.Links {...props} />;
}
