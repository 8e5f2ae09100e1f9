import { dayTimeLabel } from '#platform/contract/instants.ts';

/** `“江滩清洁”（11月30日 周一 17:30 清滩）`: how every message names the shift that a person is in, never the activity alone. */
export const shiftWords = (shift: { title: string; startsAt: Date; postName: string }): string =>
  `“${shift.title}”（${[dayTimeLabel(shift.startsAt), shift.postName].filter(Boolean).join(' ')}）`;
