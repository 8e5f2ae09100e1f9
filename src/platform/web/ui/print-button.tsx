import { Printer } from 'lucide-react';
import { useIsHydrated } from '../islands/use-is-hydrated.ts';
import { Button } from './button.tsx';

/** Opens the browser's print dialog, which also saves as PDF. */
export function PrintButton({ label }: { label: string }) {
  const isHydrated = useIsHydrated();
  return (
    <Button look="primary" disabled={!isHydrated} onClick={() => print()}>
      <Printer className="ic" aria-hidden />
      {label}
    </Button>
  );
}
