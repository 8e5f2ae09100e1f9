import { leadsActivity } from '#domains/teams/server/index.ts';
import { notify } from '#domains/messages/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/covers.contract.ts';
import { shiftWords } from '../calendar/shift-words.ts';
import { findPerson } from '../lists/person.queries.ts';
import { findShiftScene } from '../lists/scene.queries.ts';
import { asksForRecord } from '../post.rules.ts';
import { lockVolunteers } from '../signups.store.ts';
import { coverPage } from './ask-group.ts';
import { findCover } from './covers.queries.ts';
import { judgeCover, nextGroupAt } from './covers.rules.ts';
import { answerAsk, changeCover, lockCover } from './covers.store.ts';
import { swapPlace } from './swap.ts';

/**
 * The team agrees to a change of people, or not; then the request goes on without that person. What the engine says is asked anew.
 * @throws NotFound, Refusal notAwaiting, notEligible, over
 */
export const decideCover: UseCase<typeof contract.decideCover> = async (act, { requestId, verdict }) => {
  const { sql, now, caller } = act;
  const found = await findCover(sql, requestId);
  if (found?.teamId !== caller.teamId || !leadsActivity(caller, found.activityId))
    throw new NotFound('没有找到这次换人');
  await lockVolunteers(
    sql,
    [found.askerId, found.takerId].flatMap((id) => id ?? []),
  );
  await lockCover(sql, requestId);
  const cover = await findCover(sql, requestId);
  const takerId = cover?.takerId;
  if (cover?.state !== 'awaiting' || !takerId || takerId !== found.takerId) throw act.refuse('notAwaiting');
  if (cover.signUpState !== 'confirmed' || cover.startsAt <= now) throw act.refuse('over');
  if (verdict === 'agree') {
    const scene = await findShiftScene(sql, cover.shiftId);
    const needsRecord = scene !== undefined && asksForRecord(scene.activity);
    const person = await findPerson(sql, { volunteerId: takerId, now, needsRecord, span: cover });
    if (!scene || !person) throw act.refuse('over');
    const viewer = { kind: 'volunteer' as const, person: person.facts, commitments: person.held };
    const { reasons } = judgeCover({ ...scene, viewer }, now);
    const blocked = reasons.find(({ severity }) => severity === 'block');
    if (blocked) throw act.refuse('notEligible', { msg: `接班的人现在不能接：${blocked.text}` });
    const riskVersion = cover.takenRiskVersion ?? cover.riskVersion;
    if (!(await swapPlace(act, { cover, takerId, riskVersion, decidedBy: caller.accountId })))
      throw act.refuse('over');
  } else {
    await changeCover(sql, requestId, {
      status: 'open',
      takerId: null,
      takenAt: null,
      riskVersion: null,
      nextGroupAt: nextGroupAt(cover.groupNo, cover.startsAt, now),
    });
    await answerAsk(sql, { requestId, volunteerId: takerId, answer: 'refused' });
    await notify(act, {
      accountId: takerId,
      category: 'signUp',
      title: `队伍没有同意换人：${cover.title}`,
      body: `${shiftWords(cover)}没有换到你名下，谢谢你愿意帮忙。`,
      link: coverPage,
    });
  }
  await act.audit({ targetType: 'coverRequest', targetId: requestId, detail: { verdict } });
  return {};
};
