import { expect, it } from 'vitest';
import { at } from '#domains/attendance/testing/open-day.ts';
import * as claims from '#domains/hours/contract/claims.contract.ts';
import { getFileLink, openPaper } from '#domains/files/contract/files.contract.ts';
import { answerHourMaterial, askClaimMaterial } from '#domains/hours/contract/material.contract.ts';
import * as hours from '#domains/hours/contract/hours.contract.ts';
import { buildEntryProof } from '#domains/hours/testing/entries.builders.ts';
import { buildHour } from '#domains/hours/testing/hours.builders.ts';
import { openHttpDay } from '#domains/hours/testing/http-day.ts';
import { buildReadyVolunteer } from '#domains/signups/testing/signups.builders.ts';
import type { VolunteerWish } from '#domains/volunteers/testing/volunteers.builders.ts';
import { type FakingWay, flaggedBy } from '../../world/faking-ways.ts';

const { app, setClock, ask, tryTo, openShift, join, hourOf, reviewer } = openHttpDay();
const sql = () => app().sql;
const reason = '现场情况已经当面核对，记录属实。';

/** Somebody who had a place with a team, and how they claim a service of the day before. */
async function claimant(as: VolunteerWish = {}) {
  const shift = await openShift();
  const me = await join(shift, as);
  const wish = async (more: object = {}) => ({
    teamId: shift.teamId,
    title: '江滩捡拾烟头',
    category: 'eco' as const,
    place: '望江滩',
    startsAt: '2026-11-20T14:00:00+08:00',
    endsAt: '2026-11-20T16:00:00+08:00',
    minutes: 120,
    text: '和两位队友沿江滩捡了两个小时烟头。',
    ...(await buildEntryProof(sql(), me.accountId)),
    ...more,
  });
  const claim = async (more: object = {}) => tryTo(claims.claimHours, await wish(more), me);
  const answer =
    (more: object = {}) =>
    async () => {
      const { id: claimId } = await sql().selectFrom('hourClaims').select('id').executeTakeFirstOrThrow();
      return tryTo(
        claims.answerHourClaim,
        { claimId, verdict: 'agree', opinion: reason, ...more },
        shift.team,
      );
    };
  return { shift, me, claim, answer };
}
const otherDay = { startsAt: '2026-11-19T14:00:00+08:00', endsAt: '2026-11-19T16:00:00+08:00' };

const ways: FakingWay[] = [
  [
    'a service that has its hours is claimed once more',
    'overlaps',
    async () => {
      const { shift, me, claim } = await claimant();
      await buildHour(sql(), {
        shiftId: shift.shiftId,
        volunteerId: me.volunteerId,
        startsAt: at('15:00', 20),
        endsAt: at('17:00', 20),
      });
      return claim();
    },
  ],
  [
    'one service is claimed from two teams',
    'alreadyClaimed',
    async () => {
      const { claim, me } = await claimant();
      const other = await openShift();
      await sql()
        .insertInto('teamMembers')
        .values({
          teamId: other.teamId,
          volunteerId: me.volunteerId,
          name: '沈知夏',
          status: 'active',
          joinWay: 'apply',
          joinedAt: at('08:00', 1),
        })
        .execute();
      expect(await claim()).toBe('done');
      return claim({ teamId: other.teamId });
    },
  ],
  [
    'a team that never saw them is asked to vouch',
    'notWithTeam',
    async () => (await claimant()).claim({ teamId: (await openShift()).teamId }),
  ],
  [
    'one photo proves two services',
    'proofUsed',
    async () => {
      const { claim, me } = await claimant();
      const sha256 = 'cd'.repeat(32);
      expect(await claim(await buildEntryProof(sql(), me.accountId, sha256))).toBe('done');
      return claim({ ...otherDay, ...(await buildEntryProof(sql(), me.accountId, sha256)) });
    },
  ],
  ['it comes without a paper', '400', async () => (await claimant()).claim({ fileIds: [] })],
  [
    'a photo of somebody else is handed in',
    '400',
    async () => {
      const { accountId } = await buildReadyVolunteer(sql());
      return (await claimant()).claim(await buildEntryProof(sql(), accountId));
    },
  ],
  ['more is claimed than it lasted', 'overSpan', async () => (await claimant()).claim({ minutes: 240 })],
  ['a meeting is claimed', 'noService', async () => (await claimant()).claim({ title: '队伍年终例会' })],
  [
    'the team gives more than was claimed',
    'overClaimed',
    async () => {
      const { claim, answer } = await claimant();
      expect(await claim()).toBe('done');
      return answer({ verdict: 'fewer', minutes: 121 })();
    },
  ],
  [
    'the team alone agrees',
    'submitted, D',
    async () => {
      const { claim, answer, me } = await claimant();
      expect([await claim(), await answer()()]).toEqual(['done', 'done']);
      const { status, evidenceGrade } = await hourOf(me.volunteerId);
      return `${status}, ${evidenceGrade}`;
    },
  ],
  [
    'what the centre refused is claimed again',
    'alreadyClaimed',
    async () => {
      const { claim, answer, me } = await claimant();
      expect([await claim(), await answer()()]).toEqual(['done', 'done']);
      const { id: hourId } = await hourOf(me.volunteerId);
      await ask(hours.decideHour, { hourId, verdict: 'reject', reason }, await reviewer());
      return claim();
    },
  ],
];

/** A claim whose person the team asked for material, and how it is handed in. */
async function asked() {
  const made = await claimant();
  expect(await made.claim()).toBe('done');
  const { id: claimId } = await sql().selectFrom('hourClaims').select('id').executeTakeFirstOrThrow();
  await ask(askClaimMaterial, { claimId, missing: '请补一张能看出日期的照片' }, made.shift.team);
  const { id: askId } = await sql().selectFrom('hourMaterialAsks').select('id').executeTakeFirstOrThrow();
  const { id: fileId } = await sql()
    .selectFrom('files')
    .select('id')
    .where('targetType', '=', 'hourClaim')
    .executeTakeFirstOrThrow();
  const handIn = (by: typeof made.me, fileIds: number[] = []) =>
    tryTo(answerHourMaterial, { askId, text: '补一张照片', fileIds }, by);
  return { ...made, fileId, handIn };
}

const withMaterial: FakingWay[] = [
  [
    'what is missing is handed in by somebody else',
    '404',
    async () => {
      const { shift, handIn } = await asked();
      return handIn(await join(shift));
    },
  ],
  [
    'the photo of the claim is handed in once more',
    'proofUsed',
    async () => {
      const { me, handIn } = await asked();
      const { sha256 } = await sql()
        .selectFrom('files')
        .select('sha256')
        .where('targetType', '=', 'hourClaim')
        .executeTakeFirstOrThrow();
      return handIn(me, (await buildEntryProof(sql(), me.accountId, sha256)).fileIds);
    },
  ],
  ['the team agrees while its question is open', 'awaitsMaterial', async () => (await asked()).answer()()],
  [
    'the team asks on and on, so that the clock never runs out',
    'alreadyAsked',
    async () => {
      const { me, shift, handIn } = await asked();
      expect(await handIn(me)).toBe('done');
      const { id: claimId } = await sql().selectFrom('hourClaims').select('id').executeTakeFirstOrThrow();
      return tryTo(askClaimMaterial, { claimId, missing: '再补一张照片' }, shift.team);
    },
  ],
  [
    'another team looks for papers to copy',
    '404',
    async () => tryTo(openPaper, { fileId: (await asked()).fileId }, (await openShift()).team),
  ],
  [
    'the team opens the papers past the look that is kept',
    '404',
    async () => {
      const { fileId, shift } = await asked();
      return tryTo(getFileLink, { id: fileId }, shift.team);
    },
  ],
];

const late = {
  startsAt: '2026-08-20T14:00:00+08:00',
  endsAt: '2026-08-20T16:00:00+08:00',
  lateReason: '住院两个月，出院后整理照片才发现没有记录',
};

/** A claim of service three months ago, and how somebody of the centre accepts it. */
async function lately(as: VolunteerWish = {}) {
  const made = await claimant(as);
  expect(await made.claim(late)).toBe('done');
  const { id: hourId } = await hourOf(made.me.volunteerId);
  const accept = (by: { accountId: number }, why = reason) =>
    tryTo(hours.decideHour, { hourId, verdict: 'approve', reason: why }, by);
  return { ...made, hourId, accept };
}

const longAgo: FakingWay[] = [
  [
    'service of the summer is claimed without a word why only now',
    'lateReasonMissing',
    async () => (await claimant()).claim({ startsAt: late.startsAt, endsAt: late.endsAt }),
  ],
  [
    'service of the year before last is claimed',
    'tooOld',
    async () =>
      (await claimant()).claim({
        ...late,
        startsAt: '2025-08-20T14:00:00+08:00',
        endsAt: '2025-08-20T16:00:00+08:00',
      }),
  ],
  ['a friendly team vouches for what is months old', 'claimOver', async () => (await lately()).answer()()],
  [
    'one reviewer alone makes a late claim public',
    'submitted, then samePerson',
    async () => {
      const { me, accept } = await lately();
      const staff = await reviewer();
      expect(await accept(staff)).toBe('done');
      return `${(await hourOf(me.volunteerId)).status}, then ${await accept(staff)}`;
    },
  ],
  [
    'the claimant accepts the own late claim with a staff account of theirs',
    'samePerson',
    async () => {
      const mobile = '13900004444';
      const { accept } = await lately({ account: { mobile } });
      return accept(await reviewer(mobile));
    },
  ],
];

const inWords: FakingWay[] = [
  [
    'two members of a team claim with one story',
    'flagged: alikeTexts',
    async () => {
      const { claim, shift } = await claimant();
      const text = '雨停以后和门卫一起，把小区里六个排水口的树叶掏干净，忙到天亮。';
      expect(await claim({ text })).toBe('done');
      const friend = await join(shift);
      const asked = {
        teamId: shift.teamId,
        title: '清理排水口',
        category: 'eco' as const,
        place: '望江里小区',
        ...otherDay,
        minutes: 100,
        text: text.replace('六个', '五个'),
        ...(await buildEntryProof(sql(), friend.accountId)),
      };
      expect(await tryTo(claims.claimHours, asked, friend)).toBe('done');
      setClock('18:00');
      return flaggedBy(sql(), app().clock());
    },
  ],
];

it.each([...ways, ...withMaterial, ...longAgo, ...inWords])('%s: %s', async (_, comesTo, run) => {
  expect(await run()).toBe(comesTo);
});
