import { Printer } from 'lucide-react';
import { useIsHydrated } from '../islands/use-is-hydrated.ts';

/** Opens the browser's print dialog, which also saves as PDF. */
export function PrintButton({ label }: { label: string }) {
  const isHydrated = useIsHydrated();
  return (
    <button type="button" className="btn btn--primary" disabled={!isHydrated} onClick={() => print()}>
      <Printer className="ic" aria-hidden />
      {label}
    </button>
  );
}
