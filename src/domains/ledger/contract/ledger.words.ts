/** Hour of the evening, in Shanghai, from which the day's root (每日根) is made; what takes effect later is the next day's. */
export const rootHour = 22;

/** Numbers of the ledger. */
export const ledgerLimits = {
  /** Lines that one step enters or puts into the tree. */
  atOnce: 1_000,
  /** Days that one root file holds: twelve years. */
  daysInFile: 4_400,
} as const;

/** A line's number in words: the team's number and its place in the team's chain. */
export const ledgerNo = (teamNo: string, place: number): string => `${teamNo}-${place}`;

/** Hash of 64 signs in groups of four; `isShort` leaves the middle out. */
export function fingerprint(hex: string, isShort = false): string {
  const groups = hex.match(/.{1,4}/g) ?? [];
  return isShort ? `${groups.slice(0, 2).join(' ')} … ${groups.at(-1) ?? ''}` : groups.join(' ');
}

export const ledgerRefusals = {
  dayMissing: '这一天还没有每日根，请另选一天',
} as const;

/** Address of the file of one day's root, or of all of them. */
export const rootFilePath = (day?: string): string =>
  day ? `/publicity/root/${day}.json` : '/publicity/root.json';

/** What recomputing a file came to, one sentence each: what was tampered with is told apart, and what is no suspicion is said so. */
export const proofReasons = {
  whole: '内容没有改动，每条记录都在公布的根里',
  field: '记录里有内容被改过，下面写明是哪条哪一项。请不要采信，向持有人要一份新的',
  path: '有记录合并不到文件里的根：它不在那天的账本里，或者它的路径被改过。请不要采信，向持有人要一份新的',
  day: '文件写的日期和它带的根不是同一天，文件被改过。请不要采信，向持有人要一份新的',
  star: '文件写了星级，所附的记录却不够这颗星要的时长，文件被改过。请不要采信，向持有人要一份新的',
  root: '记录之间没有改动，但文件里的根不是公布的那一个。请不要采信，打电话向出具单位核实',
  rootFile:
    '证书本身没有查出改动，是用来比的根文件前后接不上，被改过。请到“每日根”页重新下载根文件，再核一次',
  noRoot: '没有拿到这一天公布的根，所以什么也没有证明。这不等于有问题',
} as const;
export type ProofReason = keyof typeof proofReasons;
