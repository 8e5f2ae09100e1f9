import { dayMs, hourMs, minuteMs } from '#platform/contract/durations.ts';

/** How a clock that runs out is shown: how much of its time is used, how urgent that is, and what is left in words. */
export type DueClock = {
  /** 0 to 1. */
  used: number;
  /** run: time enough · soon: seven tenths are used · late: under an hour, or over. */
  tone: 'run' | 'soon' | 'late';
  isOver: boolean;
  /** `38分`, `5:36`, `18时`, `11天`; over: how long. */
  short: string;
  /** `还剩 18 小时 11 分`, `超时 2 小时 15 分`. */
  words: string;
};

const soonFrom = 0.7;

/** A clock from when it began to when it ends, as it stands now. */
export function dueClock(startedAt: Date, dueAt: Date, now: Date): DueClock {
  const whole = Math.max(minuteMs, dueAt.getTime() - startedAt.getTime());
  const left = dueAt.getTime() - now.getTime();
  const isOver = left <= 0;
  const used = Math.max(0, Math.min(1, 1 - left / whole));
  const tone = left < hourMs ? 'late' : used >= soonFrom ? 'soon' : 'run';
  const span = Math.abs(left);
  return { used, tone, isOver, short: shortOf(span), words: `${isOver ? '超时' : '还剩'} ${longOf(span)}` };
}

function shortOf(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  if (ms < hourMs) return `${minutes}分`;
  if (ms < 6 * hourMs) return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return ms < 2 * dayMs ? `${Math.floor(ms / hourMs)}时` : `${Math.floor(ms / dayMs)}天`;
}

function longOf(ms: number): string {
  const minutes = Math.floor(ms / minuteMs);
  if (ms < hourMs) return `${minutes} 分钟`;
  if (ms < 2 * dayMs) {
    const rest = minutes % 60;
    return `${Math.floor(minutes / 60)} 小时${rest > 0 ? ` ${rest} 分` : ''}`;
  }
  return `${Math.floor(ms / dayMs)} 天`;
}
