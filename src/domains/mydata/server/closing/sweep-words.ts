import { dayMs, minuteMs } from '#platform/contract/durations.ts';
import { type BackgroundTask, keptSince, type Retention } from '#platform/server/background.ts';
import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import { eraseWords } from '#platform/server/leaving/traces.store.ts';
import { changeClosing, takeSweep } from './closing.store.ts';
import type { DepartedVault } from './departed-vault.ts';
import { stillTheirs, type WordHashes, wordsOf } from './telling-words.ts';

/** After this nobody writes of somebody who left but by chance, and the product forgets who it was. */
const words: Retention = {
  what: '已注销的人的姓名和号码（封存，只用来清除别人事后写到的）',
  days: 30,
  since: '注销',
  ending: '删除',
};

/**
 * Every night for thirty days takes somebody who left out of what others wrote since: reports, replies, remarks, in all columns that rooms
 * name in their `leaving`. One person in one transaction. True when more may wait.
 */
export const sweepWords = (
  leaving: () => readonly PersonLeaving[],
  { vault, hashes }: { vault: DepartedVault; hashes: WordHashes },
): BackgroundTask => ({
  name: 'mydata.sweepWords',
  label: '清除事后写到已注销的人的姓名和号码',
  keeps: [words],
  everyMs: 30 * minuteMs,
  run: async ({ sql, now, audit }) => {
    const closing = await takeSweep(sql, now);
    if (!closing?.wordsCipher || !closing.closedAt) return false;
    const { id, volunteerId, closedAt } = closing;
    const departed = await stillTheirs(sql, vault.open(closing.wordsCipher), hashes);
    const told = await wordsOf(sql, volunteerId, departed);
    let count = 0;
    for (const { traces } of leaving()) count += await eraseWords(sql, traces, told);
    const isLast = closedAt <= keptSince(now, words);
    await changeClosing(sql, id, {
      nextTryAt: new Date(now.getTime() + dayMs),
      ...(isLast && { wordsCipher: null }),
    });
    if (count > 0)
      await audit({
        action: 'mydata.sweepWords',
        targetType: 'volunteer',
        targetId: volunteerId,
        detail: { count },
      });
    return true;
  },
});
