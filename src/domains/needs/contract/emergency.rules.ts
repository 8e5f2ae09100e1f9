/** Words of danger under way: help for these comes from 110, 119 and 120 alone. */
const words = [
  '着火',
  '起火',
  '火灾',
  '触电',
  '昏迷',
  '晕倒',
  '不省人事',
  '没有呼吸',
  '心脏骤停',
  '煤气泄漏',
  '煤气中毒',
  '燃气泄漏',
  '漏煤气',
  '轻生',
  '自杀',
  '跳楼',
  '割腕',
  '溺水',
  '大出血',
  '被打',
  '持刀',
  '抢劫',
] as const;

/** The first word of danger in what somebody wrote, or undefined. */
export const emergencyWordIn = (...texts: readonly string[]): string | undefined => {
  const all = texts.join('\n').replace(/\s+/g, '');
  return words.find((word) => all.includes(word));
};
