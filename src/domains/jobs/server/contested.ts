import type { Contested } from '#platform/server/calls/overtaken.ts';

/** A need whose dispatch several people may decide at once, as sentences name it. */
export const contestedNeed = (needId: number): Contested => ({
  targetType: 'need',
  targetId: needId,
  noun: '这张单',
  deeds: {
    dispatchNeed: '派出',
    openNeedPool: '放入抢单池',
    takeBackNeed: '收回',
    acceptJob: '接走',
    claimNeed: '抢走',
    declineJob: '婉拒',
    giveBackJob: '退回',
    withdrawNeed: '取消',
  },
});

/** The same for a job. */
export const contestedJob = (jobId: number): Contested => ({
  targetType: 'job',
  targetId: jobId,
  noun: '这件任务',
  deeds: {
    acceptJob: '接下',
    declineJob: '婉拒',
    giveBackJob: '退回',
    submitJobReport: '结项',
    verifyJob: { approve: '验收', return: '退回' },
    withdrawJob: '撤回',
    endMicro: '结束',
    endMicroByTime: '结束',
  },
});
