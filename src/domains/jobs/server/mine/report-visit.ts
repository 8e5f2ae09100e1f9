import { keepVisitPhotos } from '#domains/files/server/index.ts';
import { notify } from '#domains/messages/server/index.ts';
import type { NeedWork } from '#domains/needs/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-jobs.contract.ts';
import { assignmentNotices } from '../assign/assignment-notices.ts';
import { moveAssignment } from '../assign/assignments.store.ts';
import { lockOwnPart } from './own-part.ts';

/** 任务反馈: what became of the visit, in one's own words, once one has left; the team reads it, nobody else. Photos
 * only with a word about whoever is in them. @throws Refusal notOut, consentMissing, NotFound, InvalidInput for files of others */
export const reportVisit: UseCase<typeof contract.reportVisit, { needs: NeedWork }> = async (
  act,
  { assignmentId, outcome, text, photoFileIds, photoConsent },
  { needs },
) => {
  const { part, job, told } = await lockOwnPart(act, assignmentId, needs);
  // What came up again because its answer was lost.
  if (part.status === 'reported' && part.outcome === outcome && part.reportText === text) {
    await act.audit({ targetType: 'job', targetId: job.id, detail: { repeated: true } });
    return {};
  }
  if (part.status !== 'working' || !part.outAt) throw act.refuse('notOut');
  const hasPhotos = photoFileIds.length > 0;
  if (hasPhotos && !photoConsent) throw act.refuse('consentMissing', { result: { field: 'photoConsent' } });
  await moveAssignment(act.sql, part, {
    to: 'reported',
    by: 'volunteer',
    now: act.now,
    change: {
      outcome,
      reportText: text,
      reportedAt: act.now,
      photoCount: photoFileIds.length,
      photoConsent: hasPhotos ? photoConsent : null,
    },
  });
  if (hasPhotos) await keepVisitPhotos(act, assignmentId, photoFileIds);
  if (told.teamAccountId)
    await notify(
      act,
      assignmentNotices.reported({
        accountId: told.teamAccountId,
        assignmentId,
        job,
        name: told.name,
      }),
    );
  await act.audit({
    targetType: 'job',
    targetId: job.id,
    detail: { volunteerId: part.volunteerId, from: 'working', to: 'reported', visitOutcome: outcome },
  });
  return {};
};
