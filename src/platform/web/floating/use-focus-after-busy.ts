import { type RefObject, useEffect, useRef } from 'react';

/**
 * A button that works cannot hold the focus. When it is done and the dialog is still there, it failed: the focus goes to the
 * first field that is wrong, or back to the button, unless the person has gone elsewhere meanwhile. Gives the button's ref.
 */
export function useFocusAfterBusy(dialog: RefObject<HTMLDialogElement | null>, isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    const isDone = wasBusy.current && !isBusy;
    wasBusy.current = isBusy;
    const at = document.activeElement;
    const isElsewhere = at !== button.current && dialog.current !== at && dialog.current?.contains(at);
    if (!isDone || isElsewhere) return;
    const wrong = dialog.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    (wrong ?? button.current)?.focus();
  }, [isBusy, dialog]);
  return button;
}
