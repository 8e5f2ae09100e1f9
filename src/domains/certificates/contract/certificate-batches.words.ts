import { dayMs } from '#platform/contract/durations.ts';
import { keysOf } from '#platform/contract/keys-of.ts';

/** A class at most: whoever asks knows everybody by name. */
export const mostInBatch = 60;
/** So long people may answer. */
export const answerDays = 14;
export const answerMs = answerDays * dayMs;

export const batchStateLabels = {
  asking: '征求同意',
  making: '生成中',
  made: '已生成',
  cancelled: '已取消',
} as const;
export const batchStates = keysOf(batchStateLabels);

/** What became of one person's certificate, as staff and that person read it. */
export const wishStateLabels = {
  asked: '等本人答复',
  agreed: '已同意',
  declined: '没有同意',
  made: '已开具',
  empty: '没有可列的记录',
  lapsed: '到期没答复',
  cancelled: '已取消',
} as const;
export const wishStates = keysOf(wishStateLabels);

export const askBatchRefusals = {
  peopleUnknown: '名单里有人对不上，请改好再提交',
  askedAlready: '名单里有人正在答复同一个单位的另一批，请等那一批办完，或先取消它',
} as const;
export const settleBatchRefusals = {
  ended: '这一批已经生成或取消，请刷新后再看',
  nobody: '还没有人同意，不能生成',
} as const;
export const orderBatchRefusals = {
  notMade: '这一批还没有生成完，请稍后再取',
  nothingMade: '这一批没有开出证书',
  underWay: '上一次导出还在准备，好了会发消息给你',
} as const;
export const answerWishRefusals = {
  ended: '这件事已经结束，不能再答复',
  made: '证书已经开具。不想让对方用，请在下面的列表里撤销它',
} as const;

/** One line of the list that staff paste: a volunteer number, and a name that must fit it. */
export type ListedPerson = { volunteerNo: string; name: string };

/**
 * Reads a list as it is pasted out of a spreadsheet, a person a line: number, and the name where there is one, in either order, between
 * tabs, commas or spaces. Lines without a number (a head) are left out; the same number counts once.
 */
export function peopleIn(text: string): ListedPerson[] {
  const found = new Map<string, ListedPerson>();
  for (const line of text.split(/\r?\n/)) {
    const words = line.split(/[\t,，、; ]+/).filter((word) => word !== '');
    const volunteerNo = words.find((word) => /^[A-Za-z]\d{6,}$/.test(word))?.toUpperCase();
    if (volunteerNo === undefined) continue;
    const name = words.find((word) => /^[\p{Script=Han}·]{2,20}$/u.test(word)) ?? '';
    found.set(volunteerNo, { volunteerNo, name });
  }
  return [...found.values()];
}
