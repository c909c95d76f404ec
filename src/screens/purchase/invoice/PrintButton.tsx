import { useWorld } from '#app/WorldProvider.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';

/** Opens the browser's dialog for printing (BEYOND-49). */
export function PrintButton({ label }: { label: string }) {
  const { page } = useWorld();
  // A browser that will not print says so itself.
  const print = () => void page.print().catch(() => undefined);
  return (
    <p className="jr-apart jr-screen">
      <QuietButton label={label} onClick={print} />
    </p>
  );
}
