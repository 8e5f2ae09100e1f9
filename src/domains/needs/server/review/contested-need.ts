import type { Contested } from '#platform/server/calls/overtaken.ts';
import { needVerdictLabels } from '../../contract/needs.words.ts';

/** What somebody else may have done with a need meanwhile, in words. */
export const contestedNeed = (needId: number): Contested => ({
  targetType: 'need',
  targetId: needId,
  noun: '这张单',
  deeds: {
    decideNeed: { ...needVerdictLabels, verify: '核实' },
    withdrawNeed: '取消',
    resubmitNeed: '补充',
    typeNeedText: '整理录音',
  },
});
