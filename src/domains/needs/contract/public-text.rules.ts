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
  phone: /1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}|0\d{2,3}-?\d{7,8}|\d{15,17}[\dXx]/,
  door: /\d{1,5}\s?(?:号楼|栋|幢|座|单元|室|号)|(?<!\d)\d{3,4}\s?房/,
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
