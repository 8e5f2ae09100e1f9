import { dayLabel } from '#platform/contract/instants.ts';

/** `“江滩清洁”（11月30日 周一 清滩）`: how messages name a record: an activity of several days has several. */
export const recordWords = (record: { activityTitle: string; serviceOn: string; postName: string }): string =>
  `“${record.activityTitle}”（${[dayLabel(record.serviceOn), record.postName].filter(Boolean).join(' ')}）`;
