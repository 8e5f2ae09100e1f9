import { buildRecordEntry, buildStar } from '#domains/awards/testing/awards.builders.ts';
import { buildListView, buildPasskey } from '#domains/accounts/testing/accounts.builders.ts';
import { buildExport } from '#domains/exports/testing/exports.builders.ts';
import { buildAnomaly } from '#domains/anomalies/testing/anomalies.builders.ts';
import { buildBatch, buildCertificate } from '#domains/certificates/testing/certificates.builders.ts';
import { buildComplaint, buildEvidence } from '#domains/complaints/testing/complaints.builders.ts';
import { buildEntryProof } from '#domains/hours/testing/entries.builders.ts';
import { buildAssignment } from '#domains/jobs/testing/assignments.builders.ts';
import { buildMicro, buildMicroPart } from '#domains/jobs/testing/micro.builders.ts';
import { buildPost, buildPostPerson } from '#domains/jobs/testing/standing.builders.ts';
import { buildVisitHour } from '#domains/hours/testing/visits.builders.ts';
import { buildJob, buildPoolNeed } from '#domains/jobs/testing/jobs.builders.ts';
import { buildCallback, buildNeed } from '#domains/needs/testing/needs.builders.ts';
import { buildServiceItem, buildServiceOffer } from '#domains/needs/testing/service-menu.builders.ts';
import { buildNews } from '#domains/news/testing/news.builders.ts';
import { buildRole } from '#domains/roles/testing/roles.builders.ts';
import { buildTeamChange } from '#domains/teams/testing/team-change.builders.ts';
import { buildMember, buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { buildRealNameCheck } from '#domains/volunteers/testing/real-name.builders.ts';
import { testId } from '#testing/test-act.ts';
import type { TestApp } from '#testing/test-app.ts';
import { hourMs } from '#platform/contract/durations.ts';
import type { People } from './house-people.ts';

/** The teams of the 所, with members, somebody who applies and a change that waits. */
export async function buildTeamRows({ sql, clock }: TestApp, { volunteer, team, newTeam }: People) {
  const { teamId, organisationId } = team;
  const registering = await buildTeam(sql, { organisationId, status: 'pending' });
  return {
    teamId: [teamId, registering.teamId, newTeam.teamId],
    teamUserId: [
      (await buildMember(sql, { teamId, volunteerId: volunteer.volunteerId })).memberId,
      (await buildMember(sql, { teamId })).memberId,
      (await buildMember(sql, { teamId, status: 'applied', joinedAt: null })).memberId,
    ],
    changeId: [await buildTeamChange(sql, { teamId, now: clock() })],
  };
}

/** News of the 所 and of the team: published, in the making, before the reviewer. */
export async function buildNewsRows({ sql, clock }: TestApp, { team }: People) {
  const { teamId, organisationId } = team;
  const ofTeam = { teamId, organisationId, publishedAt: null };
  return {
    dynamicId: [
      await buildNews(sql, { organisationId }),
      await buildNews(sql, { ...ofTeam, status: 'draft' }),
      await buildNews(sql, { ...ofTeam, status: 'pending', submittedAt: clock() }),
    ],
    dynamicTypeId: [1001, 1003, 1004],
  };
}

/** Needs in the 所 that the volunteer raised: one that waits for the centre, one for a team, one that everybody sees. */
export async function buildNeedRows({ sql, clock }: TestApp, { volunteer, team }: People) {
  const own = {
    now: clock(),
    organisationId: team.organisationId,
    requesterAccountId: volunteer.accountId,
    people: { requesterMobile: `138${String(volunteer.accountId).slice(-8)}` },
  };
  const waiting = (await buildNeed(sql, own)).needId;
  const shown = (await buildNeed(sql, { ...own, status: 'dispatched' })).needId;
  const verified = (await buildNeed(sql, { ...own, status: 'toDispatch' })).needId;
  const pooled = (await buildPoolNeed(sql, own)).needId;
  const ended = (await buildNeed(sql, { ...own, status: 'closed', endedAt: clock() })).needId;
  await buildCallback(sql, ended, clock());
  const done = (await buildNeed(sql, { ...own, status: 'toRate' })).needId;
  return {
    needId: [waiting, verified, shown, pooled, done, ended],
    intoNeedId: [(await buildNeed(sql, own)).needId],
  };
}

/** Jobs of the team: one that waits for its answer, one that it works on. */
export async function buildJobRows({ sql, clock }: TestApp, { volunteer, team }: People) {
  const { teamId, organisationId } = team;
  const need = {
    organisationId,
    requesterAccountId: volunteer.accountId,
    people: { requesterMobile: `138${String(volunteer.accountId).slice(-8)}` },
  };
  const issued = await buildJob(sql, { now: clock(), teamId, need });
  const working = await buildJob(sql, { now: clock(), teamId, need, status: 'accepted' });
  const about = { now: clock(), jobId: working.jobId, volunteerId: volunteer.volunteerId };
  const done = await buildJob(sql, { now: clock(), teamId, need, status: 'done' });
  const visit = { now: clock(), volunteerId: volunteer.volunteerId };
  const visited = await buildAssignment(sql, { ...visit, jobId: done.jobId, status: 'reported' });
  await buildVisitHour(sql, { ...visit, assignmentId: visited, teamId });
  const task = { now: clock(), organisationId, teamId, issuerId: team.accountId };
  const [open, taken, proved] = [
    await buildMicro(sql, task),
    await buildMicro(sql, task),
    await buildMicro(sql, task),
  ];
  const { slotId, jobId: postId } = await buildPost(sql, { now: clock(), teamId, organisationId });
  const place = {
    jobId: postId,
    slotId,
    volunteerId: volunteer.volunteerId,
    decidedBy: team.accountId,
    now: clock(),
  };
  return {
    slotId: [slotId],
    personId: [await buildPostPerson(sql, place)],
    jobId: [issued.jobId, working.jobId, done.jobId, open, postId],
    partId: [
      await buildMicroPart(sql, { ...visit, jobId: taken }),
      await buildMicroPart(sql, { ...visit, jobId: proved, status: 'reported' }),
    ],
    assignmentId: [await buildAssignment(sql, about), visited],
  };
}

/** Services: one that the team proposed and asks to offer, one of the menu. */
export async function buildServiceRows({ sql, clock }: TestApp, { team }: People) {
  const createdAt = clock();
  const { teamId } = team;
  const own = await buildServiceItem(sql, { createdAt, status: 'proposed', proposedBy: teamId });
  const asked = await buildServiceOffer(sql, {
    itemId: own.serviceItemId,
    teamId,
    status: 'pending',
    createdAt,
  });
  const { serviceItemId } = await buildServiceOffer(sql, { createdAt });
  return { serviceItemId: [serviceItemId, own.serviceItemId], offerId: [asked.offerId] };
}

/** Complaints about the team that the volunteer filed by name: one that waits and has evidence, one that was taken. */
export async function buildComplaintRows({ sql, clock }: TestApp, { volunteer, team }: People) {
  const own = { now: clock(), accountId: volunteer.accountId, organisationId: team.organisationId };
  const waiting = await buildComplaint(sql, own);
  const taken = await buildComplaint(sql, { ...own, status: 'investigating' });
  const evidenceId = await buildEvidence(sql, waiting.complaintId);
  return { complaintId: [waiting.complaintId, taken.complaintId], evidenceId: [evidenceId] };
}

/** Stars of the volunteer: one that waits, one that is public, with an objection of somebody else. */
export async function buildStarRows({ sql, clock }: TestApp, { volunteer, staff }: People) {
  const own = { volunteerId: volunteer.volunteerId, now: clock(), confirmedBy: staff.accountId };
  const candidate = await buildStar(sql, { ...own, level: 2, state: 'candidate' });
  const shown = await buildStar(sql, { ...own, level: 1, state: 'publicity' });
  return { starId: [candidate, shown] };
}

/** What the rules noticed of the team: two flags that wait. */
export async function buildAnomalyRows({ sql, clock }: TestApp, { team }: People) {
  const own = { now: clock(), teamId: team.teamId, organisationId: team.organisationId };
  const one = await buildAnomaly(sql, own);
  const other = await buildAnomaly(sql, own);
  return { anomalyId: [one.anomalyId, other.anomalyId] };
}

/** A certificate of the volunteer, and a list of their 所 that asks them for another. */
export async function buildCertificateRows(test: TestApp, { volunteer, unitStaff }: People) {
  const { sql, clock } = test;
  const { certificateId } = await buildCertificate(sql, { volunteerId: volunteer.volunteerId, now: clock() });
  const { path } = await sql
    .selectFrom('accounts as a')
    .innerJoin('organisations as o', 'o.id', 'a.organisationId')
    .select('o.path')
    .where('a.id', '=', unitStaff.accountId)
    .executeTakeFirstOrThrow();
  const { batchId } = await buildBatch(sql, {
    id: testId(),
    askedBy: unitStaff.accountId,
    scopePath: path,
    volunteerIds: [volunteer.volunteerId],
    now: clock(),
  });
  return { certificateId: [certificateId], batchId: [batchId] };
}

/** Who works in the 所 with which role, whose name is checked, and the files of everybody. */
export async function buildOfficeRows(test: TestApp, people: People) {
  const { sql } = test;
  const { volunteer, team, newTeam, staff, unitStaff } = people;
  const { organisationId } = team;
  const own = { dataScope: 'organisation', organisationId } as const;
  const roleId = await buildRole(sql, { ...own, permissions: ['activities.review'] });
  const clerk = await test.signIn('staff', { roleId, organisationId });
  const checked = await test.signIn('volunteer', { organisationId });
  const idProof = await buildFile(test, volunteer.accountId, 'idProof');
  const teamProof = await buildFile(test, newTeam.accountId, 'teamProof');
  const changeProof = await buildFile(test, team.accountId, 'teamProof');
  const sessions = await sql
    .selectFrom('sessions')
    .select('id')
    .where('accountId', '=', volunteer.accountId)
    .execute();
  return {
    organisationId: [organisationId],
    parentId: [organisationId],
    accountId: [clerk.accountId],
    roleId: [roleId, volunteer.roleId, team.roleId, staff.roleId, unitStaff.roleId],
    viewId: [await buildListView(sql, { accountId: unitStaff.accountId, now: test.clock() })],
    sessionId: sessions.map(({ id }) => id),
    exportId: [await buildExport(sql, { accountId: unitStaff.accountId, now: test.clock() })],
    passkeyId: [await buildPasskey(sql, unitStaff.accountId)],
    approvalId: [await buildApproval(test, { askedBy: unitStaff.accountId, concerns: clerk.accountId })],
    checkId: [await buildRealNameCheck(sql, { volunteerId: checked.accountId, now: test.clock() })],
    entryId: [await buildRecordEntry(sql, { ...volunteer, teamId: team.teamId, enteredBy: team.accountId })],
    proofFileId: [idProof, changeProof],
    photoFileId: [
      await buildFile(test, volunteer.accountId, 'visitPhoto'),
      await buildFile(test, volunteer.accountId, 'microPhoto'),
    ],
    pictureFileId: [
      await buildFile(test, unitStaff.accountId, 'needPicture'),
      await buildFile(test, staff.accountId, 'needPicture'),
    ],
    fileId: [
      ...(await buildEntryProof(sql, team.accountId)).fileIds,
      ...(await buildEntryProof(sql, volunteer.accountId)).fileIds,
      await buildFile(test, volunteer.accountId, 'avatar'),
      await buildFile(test, team.accountId, 'teamLogo'),
      await buildFile(test, team.accountId, 'recordProof'),
      await buildFile(test, unitStaff.accountId, 'recordProof'),
      await buildFile(test, staff.accountId, 'recordProof'),
      teamProof,
    ],
  };
}

/** Who works in the 所 asks to have the clerk's password reset. */
async function buildApproval(
  { sql, clock }: TestApp,
  { askedBy, concerns }: { askedBy: number; concerns: number },
): Promise<number> {
  const reason = '本人忘记密码';
  const { id } = await sql
    .insertInto('approvals')
    .values({
      kind: 'resetStaffPassword',
      subject: `account:${concerns}`,
      title: '重置密码',
      facts: '[]',
      wish: JSON.stringify({ accountId: concerns, reason }),
      reason,
      askedBy,
      askedAt: clock(),
      concerns,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function buildFile(
  { sql }: TestApp,
  uploaderId: number,
  purpose:
    | 'avatar'
    | 'idProof'
    | 'microPhoto'
    | 'needPicture'
    | 'recordProof'
    | 'teamLogo'
    | 'teamProof'
    | 'visitPhoto',
): Promise<number> {
  const id = testId();
  const key = id.toString(16).padStart(32, '0');
  await sql
    .insertInto('files')
    .values({ id, key, purpose, uploaderId, name: '江边.jpg', mime: 'image/jpeg', bytes: 1, sha256: '' })
    .execute();
  return id;
}

/** Messages of the volunteer: a letter of the team that was reported, a newer one, one put away. */
export async function buildMessageRows({ sql, clock }: TestApp, { volunteer, team }: People) {
  const letter = { title: '周六集合', body: '八点半在驿站集合。' };
  const { id: bulkId } = await sql
    .insertInto('bulkMessages')
    .values({ ...letter, teamId: team.teamId, audience: '{}', audienceLabel: '全体成员', recipientCount: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { accountId } = volunteer;
  const createdAt = new Date(clock().getTime() - hourMs);
  const like = { ...letter, accountId, category: 'team' as const, link: null, dedupeKey: null, readAt: null };
  const messages = [
    { ...like, id: testId(), bulkId },
    { ...like, id: testId(), bulkId: null },
    { ...like, id: testId(), bulkId: null, deletedAt: clock() },
  ];
  await sql
    .insertInto('messages')
    .values(messages.map((message) => ({ deletedAt: null, ...message, createdAt })))
    .execute();
  const report = await sql
    .insertInto('messageReports')
    .values({ bulkId, accountId: team.accountId, reason: '与志愿服务无关' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const messageId = messages.map(({ id }) => id);
  return { messageId, beforeId: messageId, reportId: [report.id] };
}
