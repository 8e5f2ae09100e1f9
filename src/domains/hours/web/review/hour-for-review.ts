import type { ResultOf } from '#platform/contract/operation.ts';
import type { listHoursForReview } from '../../contract/hours.contract.ts';

/** A record in the centre's queue, with its proof. */
export type HourForReview = ResultOf<typeof listHoursForReview>['list'][number];
export type HourVerdict = 'approve' | 'reject';

/** What follows from deciding several records at once. */
export const consequences: Record<HourVerdict, string> = {
  approve: '认定后公示 3 个工作日，无异议后生效。等本人确认的和你经手过的不会认定，会逐条告诉你。',
  reject: '不计入时长，每位志愿者都会看到你写的原因。',
};

/** A reason is offered again for the same decision about the same records. */
const keptOf = (verdict: HourVerdict, hourIds: readonly number[]): string =>
  ['hours', verdict, ...hourIds].join(':');

/** Title, button and reason of deciding so many records. */
export const wordsOf = (verdict: HourVerdict, hourIds: readonly number[]) =>
  ({
    title:
      verdict === 'approve' ? `认定这 ${hourIds.length} 条时长？` : `不予认定这 ${hourIds.length} 条时长？`,
    decisiveLabel: verdict === 'approve' ? '认定并公示' : '不予认定',
    tone: verdict === 'approve' ? 'plain' : 'danger',
    reason:
      verdict === 'approve'
        ? { keptAs: keptOf(verdict, hourIds), label: '审核意见', hint: '可以不写' }
        : {
            keptAs: keptOf(verdict, hourIds),
            label: '不予认定的原因',
            isRequired: true,
            hint: '志愿者会看到这段话',
          },
  }) as const;
