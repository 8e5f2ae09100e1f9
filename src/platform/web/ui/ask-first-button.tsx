import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import type { ButtonStyle } from '../plain/button-class.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type AskFirstButtonProps = ButtonStyle & {
  /** Asked before anything happens: what, and with which word it is done. */
  question: { title: string; decisiveLabel: string; tone?: 'plain' | 'danger' };
  /** What follows from it. */
  consequence: ReactNode;
  /** Does it; a failure is told by the call, and the question stays. */
  onConfirm: () => Promise<unknown> | void;
  disabled?: boolean | undefined;
  'aria-label'?: string | undefined;
  children: ReactNode;
};

/** A button whose one act is asked about first: what it does cannot be taken back beside it. */
export function AskFirstButton({
  question,
  consequence,
  onConfirm,
  children,
  ...button
}: AskFirstButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)}>
        {children}
      </Button>
      <ConfirmDialog isOpen={isAsking} onClose={() => setAsking(false)} onConfirm={onConfirm} {...question}>
        <p>{consequence}</p>
      </ConfirmDialog>
    </>
  );
}
