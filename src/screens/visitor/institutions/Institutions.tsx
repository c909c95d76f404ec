import { useEffect } from 'react';
import { useDeparture, useFlow } from '#app/world.tsx';
import type { InstitutionsInput } from '#machines/visitor/institutions/institutions.machine.ts';
import { institutions } from '#machines/visitor/institutions/institutions.ports.ts';
import { InstitutionsView, type InstitutionsViewProps } from './InstitutionsView.tsx';

export interface InstitutionsProps extends InstitutionsInput, Partial<Pick<InstitutionsViewProps, 'loadDropdown'>> {}

/** A login through an institution, which leads back to `path`; its list and the search in it are asked for together. */
export function Institutions({ path, loadDropdown = importDropdown }: InstitutionsProps) {
  const [snapshot, actor] = useFlow(institutions, { path });
  useDeparture(snapshot.output);
  useEffect(() => {
    // Asked for again, and told, where it is shown.
    loadDropdown().catch(() => undefined);
  }, [loadDropdown]);
  return <InstitutionsView snapshot={snapshot} send={actor.send} loadDropdown={loadDropdown} />;
}

const importDropdown = () => import('#parts/form/Dropdown.tsx');
