import { useEffect } from 'react';

/** Reports that everything beside it is on the page. */
export function Mounted({ onMounted }: { onMounted: (() => void) | undefined }) {
  useEffect(() => onMounted?.(), [onMounted]);
  return null;
}
