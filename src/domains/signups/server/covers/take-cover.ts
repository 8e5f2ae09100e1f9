import { notify } from '#domains/messages/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { ActOf, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/covers.contract.ts';
import { shiftWords } from '../calendar/shift-words.ts';
import { asksForRecord } from '../post.rules.ts';
import { findPerson } from '../lists/person.queries.ts';
import { findShiftScene } from '../lists/scene.queries.ts';
import { type CoverRow, wasAsked } from './covers.queries.ts';
import { judgeCover } from './covers.rules.ts';
import { changeCover } from './covers.store.ts';
import { lockOpenCover } from './own-cover.ts';
import { swapPlace } from './swap.ts';

type Taking = ActOf<typeof contract.takeCover>;

/**
 * Takes a shift over: the first who may has it, in this transaction, asker and taker locked. Where the team reviews it waits for consent,
 * and the place is the asker's until then. @throws Refusal taken, over, notEligible, warned, riskNotAcknowledged
 */
export const takeCover: UseCase<typeof contract.takeCover> = async (act, request) => {
  const { sql, now } = act;
  const { volunteerId } = act.caller;
  const { requestId, riskVersion } = request;
  if (!(await wasAsked(sql, requestId, volunteerId))) throw new NotFound('没有找到这次求助');
  const cover = await lockOpenCover(act, requestId, [volunteerId]);
  if (cover.state === 'awaiting' || cover.state === 'done') throw act.refuse('taken');
  if (cover.state !== 'open' || cover.signUpState !== 'confirmed') throw act.refuse('over');
  if (riskVersion !== cover.riskVersion) throw act.refuse('riskNotAcknowledged');
  const verdict = await judge(act, cover, request.acceptWarnings);
  if (verdict === 'consent') {
    await changeCover(sql, requestId, {
      status: 'awaiting',
      takerId: volunteerId,
      takenAt: now,
      riskVersion,
      nextGroupAt: null,
    });
    await notify(act, {
      accountId: cover.teamAccountId,
      category: 'signUp',
      level: 'important',
      title: `换班等你们同意：${cover.title}`,
      body: `${cover.askerName}的${shiftWords(cover)}有人愿意接，同意后换人。`,
      link: `/teamcenter/index/teamactivity/bm/${cover.activityId}`,
    });
    await act.audit({ targetType: 'coverRequest', targetId: requestId, detail: { state: 'awaiting' } });
    return { state: 'awaiting', message: '已告诉队伍，同意后换到你名下；在那之前还是对方的班' };
  }
  const named = { ...cover, takerName: act.caller.displayName };
  if (!(await swapPlace(act, { cover: named, takerId: volunteerId, riskVersion }))) throw act.refuse('over');
  await act.audit({ targetType: 'coverRequest', targetId: requestId, detail: { state: 'done' } });
  return { state: 'done', message: '接下了，现在是你的班' };
};

/** What the engine says of the caller and this shift, as it is now. */
async function judge(act: Taking, cover: CoverRow, acceptsWarnings: boolean) {
  const scene = await findShiftScene(act.sql, cover.shiftId);
  const needsRecord = scene !== undefined && asksForRecord(scene.activity);
  const { volunteerId } = act.caller;
  const person = await findPerson(act.sql, { volunteerId, now: act.now, needsRecord, span: cover });
  if (!scene || !person) throw act.refuse('over');
  const viewer = { kind: 'volunteer' as const, person: person.facts, commitments: person.held };
  const { verdict, reasons } = judgeCover({ ...scene, viewer }, act.now);
  const blocked = reasons.find(({ severity }) => severity === 'block');
  if (verdict === 'refused') throw act.refuse('notEligible', blocked ? { msg: blocked.text } : {});
  const warning = reasons.find(({ severity }) => severity === 'warn');
  if (warning && !acceptsWarnings) throw act.refuse('warned', { msg: warning.text });
  return verdict;
}
