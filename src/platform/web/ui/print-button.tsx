import { Printer } from 'lucide-react';
import { useIsHydrated } from '../islands/use-is-hydrated.ts';
import { Button } from './button.tsx';

/** Opens the browser's print dialog, which also saves as PDF. */
export function PrintButton({ label, look = 'primary' }: { label: string; look?: 'primary' | 'line' }) {
  const isHydrated = useIsHydrated();
  return (
    <Button look={look} disabled={!isHydrated} onClick={() => print()}>
      <Printer className="ic" aria-hidden />
      {label}
    </Button>
  );
}
