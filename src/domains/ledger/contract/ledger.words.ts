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
