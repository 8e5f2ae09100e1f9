import { MenuUnusable } from './session/load-menu.ts';
import { OperationFailed } from './calls/operation-failed.ts';
import type { RemoteCall } from './calls/remote.ts';
import { sendCall } from './calls/send-call.ts';

type PageError = { message: string; place: string; frames: string };
const reportCall: RemoteCall<PageError, Record<string, never>> = {
  method: 'POST',
  path: '/api/site/ReportPageError',
};

/** Reports of one document at most: a page that fails in a loop says so a few times, not a thousand. */
const mostReports = 5;
const told = new Set<string>();

/** Failures that were told to the person already, and noise of browsers and extensions. */
function isOrdinary(error: unknown): boolean {
  if (error instanceof OperationFailed || error instanceof MenuUnusable) return true;
  const message = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  return /AbortError|ResizeObserver|dynamically imported module|Importing a module|^Script error/.test(
    message,
  );
}

/** Tells the server about an error of this page (requirements.md 9), once a kind, and silently. */
export function reportError(error: unknown): void {
  if (isOrdinary(error) || told.size >= mostReports) return;
  const message = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 300);
  if (told.has(message)) return;
  told.add(message);
  const frames = error instanceof Error ? (error.stack ?? '') : '';
  const report = { message, place: location.pathname.slice(0, 200), frames: frames.slice(0, 1_000) };
  // Whether it arrives or not, the person has no use for an error about an error.
  sendCall(reportCall, report).catch(() => undefined);
}

/** Watches a whole document: what nobody caught is reported. */
export function watchErrors(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('error', (event) => reportError(event.error ?? event.message));
  target.addEventListener('unhandledrejection', (event) => reportError(event.reason));
}
