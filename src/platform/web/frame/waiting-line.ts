import { secondMs } from '#platform/contract/durations.ts';

export type WaitingReason = 'busy' | 'away';

const sentences: Record<WaitingReason, string> = {
  busy: '现在人很多，正在为你排队',
  away: '系统暂时连不上，正在自动重试，你填的内容都还在',
};

type Waiter = { reason: WaitingReason; giveUp: () => void };

const waiters = new Set<Waiter>();
let shown: { host: HTMLElement; sentence: HTMLElement; time: HTMLElement } | undefined;
let timer: ReturnType<typeof setInterval> | undefined;
let since = 0;

/**
 * Says at the foot of the page that something waits for the server, and for how long; one line however many wait. `giveUp` is
 * called when the person wants to wait no longer. Gives the way to take it back. Plain DOM, as the notices are.
 */
export function showWaiting(reason: WaitingReason, giveUp: () => void): () => void {
  const waiter = { reason, giveUp };
  if (waiters.size === 0) since = performance.now();
  waiters.add(waiter);
  draw();
  return () => {
    waiters.delete(waiter);
    draw();
  };
}

function draw(): void {
  const [first] = waiters;
  if (!first) {
    clearInterval(timer);
    timer = undefined;
    shown?.host.remove();
    shown = undefined;
    return;
  }
  shown ??= mount();
  timer ??= setInterval(draw, secondMs);
  // Read out once: only a sentence that changes is written.
  const sentence = sentences[first.reason];
  if (shown.sentence.textContent !== sentence) shown.sentence.textContent = sentence;
  shown.time.textContent = `已等 ${Math.round((performance.now() - since) / secondMs)} 秒`;
}

function mount(): NonNullable<typeof shown> {
  const host = document.createElement('section');
  host.className = 'waiting-line';
  host.setAttribute('aria-label', '等待');
  // Rises above an open dialog, as the notices do.
  host.setAttribute('popover', 'manual');
  const sentence = document.createElement('p');
  sentence.setAttribute('role', 'status');
  const time = document.createElement('span');
  time.setAttribute('aria-hidden', 'true');
  const stop = document.createElement('button');
  stop.type = 'button';
  stop.textContent = '不等了';
  stop.addEventListener('click', () => {
    for (const { giveUp } of waiters) giveUp();
  });
  host.append(sentence, time, stop);
  document.body.append(host);
  host.showPopover?.();
  return { host, sentence, time };
}
