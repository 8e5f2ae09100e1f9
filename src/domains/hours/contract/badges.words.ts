import { type CategoryKey, categoryKeys } from '#domains/site/contract/categories.words.ts';

/** Effective service of one person in one category. */
export type CategoryService = { category: string; times: number; minutes: number };

const timesGoal = 10;
const minutesGoal = 50 * 60;

/** For ten services of a category, and for fifty hours. */
const names: Record<CategoryKey, readonly [forTimes: string, forHours: string]> = {
  elder: ['银龄之友', '岁月守护'],
  eco: ['护江者', '青山常在'],
  traffic: ['路口哨兵', '文明使者'],
  event: ['赛道灯塔', '赛会老将'],
  reading: ['领读人', '书香同行'],
  health: ['热血', '医路同行'],
  rescue: ['应急先锋', '平安守望'],
  access: ['声音的眼睛', '无碍同行'],
  youth: ['大朋友', '成长伙伴'],
  culture: ['巧手', '传灯人'],
  theory: ['宣讲员', '百姓名嘴'],
  neighbor: ['好邻居', '里巷老友'],
};

export type Badge = {
  key: string;
  name: string;
  category: CategoryKey;
  /** Counted in services or in minutes, never more than the goal. */
  unit: 'times' | 'minutes';
  done: number;
  goal: number;
  isEarned: boolean;
};

/**
 * All 徽章 with how far they are, those that are earned first and then the nearest. Only effective hours count, so that a badge is as
 * true as the record behind it; badges decide nothing (5.11: a star does).
 */
export function badgesOf(services: readonly CategoryService[]): Badge[] {
  const found = new Map(services.map((service) => [service.category, service]));
  return categoryKeys
    .flatMap((category) => {
      const { times = 0, minutes = 0 } = found.get(category) ?? {};
      const [forTimes, forHours] = names[category];
      return [
        progress({ category, name: forTimes, unit: 'times', done: times, goal: timesGoal }),
        progress({ category, name: forHours, unit: 'minutes', done: minutes, goal: minutesGoal }),
      ];
    })
    .toSorted((one, other) => other.done / other.goal - one.done / one.goal);
}

const progress = (badge: Omit<Badge, 'key' | 'isEarned'>): Badge => ({
  ...badge,
  key: `${badge.category}-${badge.unit}`,
  done: Math.min(badge.done, badge.goal),
  isEarned: badge.done >= badge.goal,
});
