import { readDueAfter } from '#domains/site/server/index.ts';
import { toDay } from '#platform/contract/instants.ts';
import { maskName } from '#platform/contract/masking.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import type { NeedsTable } from '#database/tables/needs.ts';
import { emergencyWordIn } from '../../contract/emergency.rules.ts';
import { needStatusLabels, type NeedType } from '../../contract/needs.words.ts';
import type { NeedVault } from '../need-vault.ts';
import { needsOfNumber } from '../needs.queries.ts';
import { clockEnd, judgeRaising, needNoOf, openNeedStatuses } from '../needs.rules.ts';
import { insertNeed, nextNeedSerial } from '../needs.store.ts';
import type { TellRequester } from '../tell-requester.ts';
import { attachNeedFiles, type SentFiles } from '../files/need-files.ts';
import { type AskedPeople, peopleIn } from './people-in.ts';
import { type Wish, wishRow } from './wish.ts';

/** A verification takes one workday (domain.md C, reviewSlaWorkdays). */
const reviewWorkdays = 1;

/** What is kept of a need, however it was asked for. */
export type AskedNeed = Wish &
  AskedPeople &
  SentFiles & {
    requestKey: string;
    serviceItemId?: number | undefined;
    isNoEmergency: boolean;
    isAnotherMatter: boolean;
  };
export type ProvenNumber = { mobile: string; mobileHash: string };
export type KeptNeed = { id: number; needNo: string; reviewDueAt: Date };

type Keeping = ProvenNumber & {
  accountId: number | null;
  channel: NeedsTable['channel'];
  step: { byKind: 'requester' | 'staff'; byId: number | null };
  area: string;
  tools: { people: NeedVault; tell: TellRequester };
};

/** Keeps a need with its first clock and tells the number; whoever calls has judged number, place and limits. */
export async function keepNeed(
  act: Act<Caller, never>,
  request: AskedNeed,
  { accountId, channel, step, mobile, mobileHash, area, tools }: Keeping,
): Promise<KeptNeed> {
  const id = act.newId();
  const needNo = needNoOf(toDay(act.now), await nextNeedSerial(act.sql));
  const workdayDue = await readDueAfter(act.sql, act.now, reviewWorkdays);
  const reviewDueAt = clockEnd(request.urgency, act.now, workdayDue);
  await insertNeed(
    act.sql,
    {
      ...wishRow(request),
      forMinor: request.minorAge ?? null,
      isPublic: request.isPublic && request.minorAge === undefined,
      id,
      needNo,
      requestKey: request.requestKey,
      serviceItemId: request.serviceItemId ?? null,
      status: 'submitted',
      requesterKind: request.requesterKind,
      requesterAccountId: accountId,
      takenBy: step.byKind === 'staff' ? step.byId : null,
      privateCipher: tools.people.seal(peopleIn(request, mobile)),
      requesterMobileHash: mobileHash,
      requesterMasked: maskName(request.requesterName),
      hasVoice: request.voiceFileId !== undefined,
      pictureCount: request.pictureFileIds?.length ?? 0,
      area,
      channel,
      submittedAt: act.now,
      reviewDueAt,
      createdAt: act.now,
      updatedAt: act.now,
    },
    { ...step, reason: null },
  );
  await attachNeedFiles(act, id, { ...request, holderHash: mobileHash });
  await tools.tell(
    act,
    { needId: id, needNo, title: request.title, mobile, accountId },
    { news: 'submitted', dueAt: reviewDueAt },
  );
  await act.audit({ targetType: 'need', targetId: id, detail: { needNo, urgency: request.urgency } });
  return { id, needNo, reviewDueAt };
}

/** The same request sent twice is one need; the log says that it came again. */
export const auditRepeated = (act: Act<Caller, never>, { id }: KeptNeed): Promise<void> =>
  act.audit({ targetType: 'need', targetId: id, detail: { outcome: 'repeated' } });

/** Danger, doubles and limits; a double names the need that is under way, for its own number only. */
export async function requireMay(
  act: Act<Caller, 'emergency' | 'duplicate' | 'tooManyOpen' | 'tooManyToday'>,
  request: AskedNeed,
  mobileHash: string,
): Promise<void> {
  const today = toDay(act.now);
  const rows = await needsOfNumber(act.sql, mobileHash);
  const known = rows.map((row) => ({
    needId: row.id,
    needNo: row.needNo,
    needType: row.needType as NeedType,
    isOpen: openNeedStatuses.includes(row.status),
    isToday: toDay(row.submittedAt) === today,
  }));
  const { title, description, risk, isNoEmergency, isAnotherMatter, needType } = request;
  const emergencyWord = emergencyWordIn(title, description, risk);
  const refusal = judgeRaising({ emergencyWord, isNoEmergency, isAnotherMatter, needType, known });
  if (!refusal) return;
  const double = rows.find((row) => row.needType === needType && openNeedStatuses.includes(row.status));
  if (refusal !== 'duplicate' || !double) throw act.refuse(refusal);
  const msg = `单号 ${double.needNo}（${needStatusLabels[double.status]}）还在办，是同一类的事。确实是另一件事，请勾选“是另一件事”再提交`;
  throw act.refuse('duplicate', { msg, result: { needNo: double.needNo } });
}
