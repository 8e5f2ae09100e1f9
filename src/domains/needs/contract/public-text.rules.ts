import { keysOf } from '#platform/contract/keys-of.ts';

/** What a text that everybody may read should not tell (decision 7 of the product: no surname, no phone, no door, nobody who lives alone). */
export const revealingLabels = {
  phone: '电话或证件号码',
  door: '门牌号',
  name: '称呼或姓名',
  alone: '一个人住',
  illness: '病情',
  school: '学校或班级',
} as const;
export type Revealing = keyof typeof revealingLabels;

const patterns: Readonly<Record<Revealing, RegExp>> = {
  phone: /\d{15,17}[\dXx]|1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}|0\d{2,3}-?\d{7,8}/,
  // 11 月 25 号 is a day, 2 号线 a way there.
  door: /(?<![\d月])(?<!月\s)\d{1,5}\s?(?:号楼|栋|幢|座|单元|室|号(?!线|公交|地铁))|(?<!\d)\d{3,4}\s?房/,
  name: /[\u4e00-\u9fa5](?:某某|女士|先生|奶奶|爷爷|大爷|大妈|阿姨|师傅|老师)|我叫|名字叫|姓[\u4e00-\u9fa5]/,
  alone: /独居|一个人住|一个人在家|独自(?:居住|在家)|家里没人|孤寡/,
  illness: /癌|肿瘤|透析|中风|偏瘫|瘫痪|糖尿病|高血压|心脏病|精神病|抑郁|艾滋|肝炎|结核|老年痴呆|阿尔茨海默/,
  school:
    /[\u4e00-\u9fa5]{2}(?:小学|中学|幼儿园|附小|附中)|[一二三四五六七八九高初]年?级?[（(]?\d{1,2}[）)]?班/,
};

/** Kinds of personal facts that a text seems to tell, in the order of the table. */
export const revealingIn = (...texts: readonly string[]): Revealing[] => {
  const all = texts.join('\n');
  return keysOf(revealingLabels).filter((kind) => patterns[kind].test(all));
};

/** What stands where a number or a door was. */
const heldBack = '＊＊';

/**
 * What of somebody's words everybody may read at most: without phone, ID and door numbers. The page shows it while one types, and
 * staff begin with it when they write the public words; what else tells who it is (`revealingIn`) they take out themselves.
 */
export const publicWordsOf = (text: string): string =>
  [patterns.phone, patterns.door].reduce((words, pattern) => words.split(pattern).join(heldBack), text);
