import { useMemo } from 'react';
import { timeLabel } from '#platform/contract/instants.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';
import { useReadAgain } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteRequest } from '#platform/web/calls/remote.ts';
import { showToast } from '#platform/web/frame/toast-store.ts';
import type { Tap } from '#platform/web/taps/tap-queue.ts';
import { createTaps } from '#platform/web/taps/use-taps.ts';
import type { MyJobView } from '../../contract/my-jobs.contract.ts';
import {
  checkInVisitCall,
  checkOutVisitCall,
  getMyJobCall,
  listMyJobsCall,
  reportVisitCall,
} from '../jobs.calls.ts';

type Report = RemoteRequest<typeof reportVisitCall>;
/** A step of a visit as somebody took it; it waits on the device while there is no line. */
export type VisitMade =
  | { assignmentId: number; step: 'in' }
  | { assignmentId: number; step: 'out' }
  | { assignmentId: number; step: 'report'; report: Report };
export type VisitTap = Tap<VisitMade>;
export type VisitStep = VisitMade['step'];

const stepLabels: Readonly<Record<VisitStep, string>> = { in: '签到', out: '签退', report: '任务反馈' };
const reads = [getMyJobCall, listMyJobsCall];

/** Sends one step; what was answered, in a sentence. */
async function send(tap: VisitTap, sentAt: string): Promise<string> {
  const { assignmentId, at } = tap;
  const options = { reportedBy: 'form' } as const;
  if (tap.step === 'report') {
    await callOperation(reportVisitCall, tap.report, options);
    return '反馈已交给队伍，辛苦了';
  }
  const request = { assignmentId, tap: { at, sentAt } };
  if (tap.step === 'in') {
    const { inAt } = await callOperation(checkInVisitCall, request, options);
    return `${timeLabel(inAt)} 已签到`;
  }
  const { minutes } = await callOperation(checkOutVisitCall, request, options);
  return `已签退，计 ${minutes} 分钟`;
}

const useQueue = createTaps<VisitMade, string>({
  name: 'visit-taps',
  send,
  onLate: ({ step }, outcome) => {
    if (outcome.kind === 'taken') showToast({ kind: 'success', text: `已上传：${outcome.answer}` });
    if (outcome.kind === 'refused')
      showToast({
        kind: 'error',
        title: `${stepLabels[step]}没有登记`,
        text: outcome.msg,
        durationMs: 8_000,
      });
  },
});

/** Steps of visits go up from every page on which this is mounted. */
export const useVisitTaps = () => useQueue(useReadAgain(reads));

/** A visit as it stands on this device: what was recorded, and laid over it what waits for a line. */
export function useHeldVisit(job: MyJobView) {
  const { taps, answered, tap } = useVisitTaps();
  const shown = useMemo(() => [...answered, ...taps].reduce(laidOver, job), [answered, taps, job]);
  const held = taps.filter(({ assignmentId }) => assignmentId === job.assignmentId).map(({ step }) => step);
  return { job: shown, held, tap };
}

/** The visit with one more step taken. */
export function laidOver(job: MyJobView, tap: VisitTap): MyJobView {
  if (tap.assignmentId !== job.assignmentId) return job;
  if (tap.step === 'in')
    return job.inAt === null ? { ...job, status: 'working', inAt: tap.at, outAt: null } : job;
  if (tap.step === 'out') return job.outAt === null ? { ...job, outAt: tap.at, minutes: null } : job;
  const { outcome, text, photoFileIds = [] } = tap.report;
  return { ...job, status: 'reported', outcome, reportText: text, photoCount: photoFileIds.length };
}
