import { keysOf } from '#platform/contract/keys-of.ts';

/** Whom a need is for, where they are under age; below fourteen the law asks more (个人信息保护法 31). */
export const minorAgeLabels = { teen: '14 到 17 岁', child: '不满 14 岁' } as const;
export type MinorAge = keyof typeof minorAgeLabels;
export const minorAges = keysOf(minorAgeLabels);

/** What is said wherever such a need is written or read. */
export const minorNeverPublic = '未成年人的单子不公开，核实时工作人员会先打给监护人';

export const minorGaps = {
  minorAge: '你的账号登记的年龄未满 18 岁，请选年龄，并请监护人同意',
  hasGuardianConsent: '未成年人点单要先得到监护人同意',
  guardianName: '请填写怎么称呼监护人',
  guardianMobile: '请填写监护人的手机号，核实时先打给监护人',
} as const;
export type MinorGap = keyof typeof minorGaps;
