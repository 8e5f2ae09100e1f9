/** Who a companion (同行人) is to the one who signs up. */
export const companionRelations = {
  child: '子女',
  spouse: '配偶',
  parent: '父母',
  relative: '其他亲属',
  friend: '朋友同学',
} as const;

/** Whoever came along, once names are no longer kept. */
export const namelessCompanion = '同行人';

export const companionRefusals = {
  /** There are places, but not for all of them. */
  partyTooLarge: '剩下的名额不够你们一起参加，请少带人或换一场',
  /** The team takes fewer companions than were named. */
  companionsOff: '这个活动能带的人数变了，请看过后再报名',
} as const;

/** Refusals of changing who comes along after signing up. */
export const changeCompanionsRefusals = {
  ...companionRefusals,
  /** The sign-up is over, or sign-up to its shift has closed. */
  companionsClosed: '报名已截止，不能再改同行人。人数有变请联系队伍',
  /** Another tab or device changed them in between. */
  companionsMoved: '同行人刚在别处改过，请看过最新的名单后再改',
} as const;

type Companion = { name: string; age: number; relation: keyof typeof companionRelations };

/** `周小禾（子女，8 岁）` on one line, for lists, sheets and files. */
export const companionsLine = (companions: readonly Companion[]): string =>
  companions
    .map(({ name, age, relation }) => `${name}（${companionRelations[relation]}，${age} 岁）`)
    .join('、');

/** `同行 2 人：周小禾（子女，8 岁）、…`; nothing for who comes alone. */
export const companionsWords = (companions: readonly Companion[]): string =>
  companions.length > 0 ? `同行 ${companions.length} 人：${companionsLine(companions)}` : '';
