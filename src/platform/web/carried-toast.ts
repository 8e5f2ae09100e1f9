import { showToast } from './frame/toast-store.ts';
import type { ToastInput } from './frame/toast-store.ts';

const storageKey = 'carried-toasts';

/** Keeps a notice for the next document: login and the guard leave the page at once, and the person should still read it. */
export function carryToast(toast: ToastInput): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...carried(), toast]));
  } catch {
    showToast(toast);
  }
}

/** Shows what the last document left behind; called once at the start of every document. */
export function showCarriedToasts(): void {
  const toasts = carried();
  if (toasts.length === 0) return;
  sessionStorage.removeItem(storageKey);
  for (const toast of toasts) showToast(toast);
}

function carried(): ToastInput[] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as ToastInput[];
  } catch {
    return [];
  }
}
