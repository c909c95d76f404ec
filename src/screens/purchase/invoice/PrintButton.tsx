import { useWorld } from '#app/world/WorldProvider.tsx';
import { QuietButton } from '#parts/link/QuietButton.tsx';

export function PrintButton({ label }: { label: string }) {
  const { page } = useWorld();
  // A browser that cannot print says so itself.
  const print = () => void page.print().catch(() => undefined);
  return (
    <p className="jr-apart jr-screen">
      <QuietButton label={label} onClick={print} />
    </p>
  );
}
