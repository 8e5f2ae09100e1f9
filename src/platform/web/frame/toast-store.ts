import { mountToastHost } from './toast-host.ts';
import { addToast, type ToastInput } from './toast-queue.ts';

export type { ToastInput } from './toast-queue.ts';

/**
 * Shows a notice at the top right and gives its id. Errors stay 5 s and are read out at once, warnings 2 s, others 3 s;
 * in the large-type view at least 6 s unless a duration is given. Time stands still under the pointer or focus.
 * Does nothing outside a browser.
 */
export function showToast(toast: ToastInput): number {
  if (typeof document === 'undefined') return 0;
  mountToastHost();
  return addToast(toast);
}
