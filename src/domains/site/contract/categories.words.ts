import { keysOf } from '#platform/contract/keys-of.ts';

/** The twelve service categories (服务类别) people see, each with its national codes (domain.md A.1). */
export const serviceCategories = {
  elder: { name: '助老', nationalCodes: ['0017', '0001'] },
  eco: { name: '环保', nationalCodes: ['0006'] },
  traffic: { name: '文明交通', nationalCodes: ['0011', '0010'] },
  event: { name: '赛会', nationalCodes: ['0018'] },
  reading: { name: '阅读', nationalCodes: ['0008', '0003'] },
  health: { name: '医疗', nationalCodes: ['0004'] },
  rescue: { name: '应急', nationalCodes: ['0012', '0013'] },
  access: { name: '助残', nationalCodes: ['0017'] },
  youth: { name: '青少年', nationalCodes: ['0003', '0017'] },
  culture: { name: '文化文艺', nationalCodes: ['0008'] },
  theory: { name: '理论宣讲', nationalCodes: ['0010'] },
  neighbor: { name: '邻里互助', nationalCodes: ['0001'] },
} as const satisfies Record<string, { name: string; nationalCodes: readonly string[] }>;

export type CategoryKey = keyof typeof serviceCategories;
export const categoryKeys = keysOf(serviceCategories);
export const categoryName = (key: string): string =>
  Object.hasOwn(serviceCategories, key) ? serviceCategories[key as CategoryKey].name : key;
