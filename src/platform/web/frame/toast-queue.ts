import { isElderView } from '../elder-view.ts';

export type ToastKind = 'error' | 'warning' | 'success' | 'info';

/** What a caller says. Without a title the kind has one; without a duration the kind has one. */
export type ToastInput = { kind: ToastKind; title?: string; text: string; durationMs?: number };

/** A notice on screen. `remainingMs` stands still while it is paused. */
export type Toast = {
  id: number;
  kind: ToastKind;
  title: string;
  text: string;
  durationMs: number;
  remainingMs: number;
  isPaused: boolean;
};

type Entry = Toast & { startedAt: number; timer: ReturnType<typeof setTimeout> | undefined };

/** What the kind says and how long it stays (requirements.md 9). In the large-type view nothing goes sooner than after six seconds. */
const DEFAULTS: Record<ToastKind, { title: string; durationMs: number }> = {
  error: { title: '没有成功', durationMs: 5_000 },
  warning: { title: '警告', durationMs: 2_000 },
  success: { title: '已完成', durationMs: 3_000 },
  info: { title: '提示', durationMs: 3_000 },
};
const ELDER_DURATION_MS = 6_000;

/** More than this would cover the page; the oldest gives way. */
const MAX_VISIBLE = 4;

let entries: Entry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** The notices on screen, oldest first. */
export function currentToasts(): readonly Toast[] {
  return entries;
}

/** Calls back after every change; gives the way to stop. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds a notice and gives its id. The same words still on screen start their time again instead of standing twice. */
export function addToast({ kind, title = DEFAULTS[kind].title, text, durationMs }: ToastInput): number {
  const duration = durationMs ?? defaultDuration(kind);
  const twin = entries.find((entry) => entry.kind === kind && entry.title === title && entry.text === text);
  if (twin) {
    clearTimeout(twin.timer);
    Object.assign(twin, { durationMs: duration, remainingMs: duration });
    if (!twin.isPaused) start(twin);
    announce();
    return twin.id;
  }
  lastId += 1;
  const entry: Entry = {
    id: lastId,
    kind,
    title,
    text,
    durationMs: duration,
    remainingMs: duration,
    isPaused: false,
    startedAt: 0,
    timer: undefined,
  };
  entries = [...entries, entry];
  start(entry);
  const oldest = entries[0];
  if (entries.length > MAX_VISIBLE && oldest) dismissToast(oldest.id);
  else announce();
  return entry.id;
}

/** Takes a notice away now. */
export function dismissToast(id: number): void {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) return;
  clearTimeout(entry.timer);
  entries = entries.filter((candidate) => candidate.id !== id);
  announce();
}

/** Holds a notice while someone reads it (pointer over it, or focus in it). */
export function pauseToast(id: number): void {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry || entry.isPaused) return;
  clearTimeout(entry.timer);
  entry.remainingMs = Math.max(0, entry.remainingMs - (Date.now() - entry.startedAt));
  entry.isPaused = true;
  announce();
}

/** Lets the rest of its time run. */
export function resumeToast(id: number): void {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry?.isPaused) return;
  entry.isPaused = false;
  start(entry);
  announce();
}

function start(entry: Entry): void {
  entry.startedAt = Date.now();
  entry.timer = setTimeout(() => dismissToast(entry.id), entry.remainingMs);
}

function announce(): void {
  for (const listener of listeners) listener();
}

function defaultDuration(kind: ToastKind): number {
  return isElderView() ? Math.max(ELDER_DURATION_MS, DEFAULTS[kind].durationMs) : DEFAULTS[kind].durationMs;
}
