import { useEffect } from 'react';

/** Calls `onMounted` once its siblings are mounted. */
export function Mounted({ onMounted }: { onMounted: (() => void) | undefined }) {
  useEffect(() => onMounted?.(), [onMounted]);
  return null;
}
