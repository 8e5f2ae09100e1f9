import type {
  creditKindLabels,
  creditStatusLabels,
} from '#domains/volunteers/contract/manage-volunteers.words.ts';
import { creditRules } from './signups.limits.ts';

/** Why points were noted. */
export type CreditKind = keyof typeof creditKindLabels;
/** How a credit event stands (domain.md 4.2.11). While it is appealed its points do not count. */
export type CreditState = keyof typeof creditStatusLabels;

export const appealTextLength = { least: 10, most: 500 } as const;

export const appealCreditRefusals = {
  notActive: '这一条已经撤销、过期或者正在申诉，不用再申诉',
  appealedBefore: '这一条已经申诉过，中心也答复过，不能再申诉。有异议可以投诉',
  tooLate: `记入 ${creditRules.appealDays} 天以内可以申诉，这一条已经过了时间`,
} as const;

export const creditAppealTabs = { open: '待答复', decided: '已答复' } as const;
export const creditVerdicts = { lift: '撤销记分', uphold: '维持记分' } as const;
export type CreditVerdict = keyof typeof creditVerdicts;

export const decideCreditAppealRefusals = {
  decided: '这条申诉已经答复过了',
  related: '你是申诉人，或者带领这支队伍，不能答复这条申诉',
} as const;
