import { addDays, endOfDay, startOfDay, toDay, weekdayOf } from '#platform/contract/instants.ts';
import type { ListPhase, ListSpan } from '../../contract/activities.words.ts';

/** Half-open span of instants in which a shift must begin; a missing end is open. */
export type InstantSpan = { from?: Date; to?: Date };

const monthDays = 30;

/** First and last day of a named span; the week ends on Sunday, the weekend is the coming (or present) one. */
function daysOf(span: ListSpan, today: string): [first: string, last: string] {
  const weekday = weekdayOf(today) || 7;
  const sunday = addDays(today, 7 - weekday);
  switch (span) {
    case 'today':
      return [today, today];
    case 'tomorrow':
      return [addDays(today, 1), addDays(today, 1)];
    case 'week':
      return [today, sunday];
    case 'weekend':
      return [weekday === 7 ? today : addDays(sunday, -1), sunday];
    case 'month':
      return [today, addDays(today, monthDays - 1)];
  }
}

type SpanRequest = { span?: ListSpan | undefined; from?: string | undefined; to?: string | undefined };

/**
 * The same for a list of what is ahead: today begins now, since a shift that has begun is none to look for. What runs or is
 * over is found by the whole day.
 */
export function spanAhead(
  { phase, withRunning, ...request }: SpanRequest & { phase?: ListPhase | undefined; withRunning?: boolean },
  now: Date,
): InstantSpan {
  const span = spanOf(request, now);
  const isAhead = phase !== 'running' && phase !== 'ended' && !withRunning;
  return isAhead && span.from && span.from < now ? { ...span, from: now } : span;
}

/** The instants a list's time filter means; days given by hand win over a named span. */
export function spanOf(request: SpanRequest, now: Date): InstantSpan {
  const [first, last] =
    request.from || request.to || !request.span
      ? [request.from, request.to]
      : daysOf(request.span, toDay(now));
  return {
    ...(first && { from: startOfDay(first) }),
    ...(last && { to: endOfDay(last) }),
  };
}
