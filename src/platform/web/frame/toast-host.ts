import { wantsLessMotion } from './less-motion.ts';
import {
  currentToasts,
  dismissToast,
  pauseToast,
  resumeToast,
  subscribeToToasts,
  type Toast,
  type ToastKind,
} from './toast-queue.ts';

/** Lucide's triangle-alert, circle-alert, circle-check and info as path data: no icon library for a notice. */
const ICON_PATHS: Record<ToastKind, string> = {
  warning: 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
  error: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M12 8v4M12 16h.01',
  success: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M16 9l-5.5 5.5L8 12',
  info: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20M12 16v-4M12 8h.01',
};
const CLOSE_PATH = 'M18 6 6 18M6 6l12 12';

type Shown = { node: HTMLElement; life: Animation | undefined };

let host: HTMLElement | undefined;
const shown = new Map<number, Shown>();

/**
 * Puts the one place for notices at the end of the body and keeps it in step with the queue. Plain DOM, so that it
 * serves every React root of a page, and pages without React. Safe to call again.
 */
export function mountToastHost(): void {
  if (host?.isConnected) return;
  const isFirst = host === undefined;
  host = document.createElement('section');
  host.className = 'toasts';
  host.setAttribute('aria-label', '提示');
  // A popover rises above an open dialog; browsers without popovers show the same thing in place.
  host.setAttribute('popover', 'manual');
  document.body.append(host);
  shown.clear();
  if (isFirst) subscribeToToasts(sync);
}

function sync(): void {
  if (!host) return;
  const toasts = currentToasts();
  const isNew = toasts.some((toast) => !shown.has(toast.id));
  for (const [id, { node }] of shown) {
    if (toasts.some((toast) => toast.id === id)) continue;
    node.remove();
    shown.delete(id);
  }
  for (const toast of toasts) {
    const seen = shown.get(toast.id) ?? add(host, toast);
    follow(seen, toast);
  }
  if (isNew) raise(host);
  else if (toasts.length === 0) host.hidePopover?.();
}

/** Hidden and shown again, it stands above whatever was opened since. */
function raise(element: HTMLElement): void {
  if (!element.showPopover || !element.isConnected) return;
  element.hidePopover();
  element.showPopover();
}

function add(parent: HTMLElement, toast: Toast): Shown {
  const node = element('div', `toast toast--${toast.kind}`);
  node.setAttribute('role', toast.kind === 'error' || toast.kind === 'warning' ? 'alert' : 'status');
  const badge = element('span', 'ti');
  badge.append(icon(ICON_PATHS[toast.kind]));
  const words = element('div', 'grow');
  words.append(element('b', '', toast.title), element('p', '', toast.text));
  const close = element('button', 'x');
  close.type = 'button';
  close.setAttribute('aria-label', '关闭');
  close.append(icon(CLOSE_PATH));
  close.addEventListener('click', () => dismissToast(toast.id));
  const life = element('span', 'life');
  node.append(badge, words, close, life);
  holdWhileRead(node, toast.id);
  parent.append(node);
  const entry: Shown = { node, life: runDown(life, toast.durationMs) };
  shown.set(toast.id, entry);
  return entry;
}

function holdWhileRead(node: HTMLElement, id: number): void {
  const resume = () => {
    if (!node.matches(':hover') && !node.contains(document.activeElement)) resumeToast(id);
  };
  node.addEventListener('pointerenter', () => pauseToast(id));
  node.addEventListener('focusin', () => pauseToast(id));
  node.addEventListener('pointerleave', resume);
  node.addEventListener('focusout', (event) => {
    if (!node.contains(event.relatedTarget as Node | null) && !node.matches(':hover')) resumeToast(id);
  });
}

/** The line at the foot that shows the time left; absent where the browser cannot animate or motion is unwanted. */
function runDown(life: HTMLElement, durationMs: number): Animation | undefined {
  if (!life.animate || wantsLessMotion()) return undefined;
  return life.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], {
    duration: durationMs,
    fill: 'forwards',
  });
}

function follow({ life }: Shown, toast: Toast): void {
  if (!life) return;
  if (toast.isPaused) life.pause();
  else {
    life.currentTime = toast.durationMs - toast.remainingMs;
    life.play();
  }
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  if (className) node.className = className;
  node.textContent = text;
  return node;
}

function icon(d: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [name, value] of Object.entries({
    class: 'ic',
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  })) {
    svg.setAttribute(name, value);
  }
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', d);
  svg.append(path);
  return svg;
}
