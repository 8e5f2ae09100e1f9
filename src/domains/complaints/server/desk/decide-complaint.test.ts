import { describe, expect, it } from 'vitest';
import { decideApproval } from '#domains/approvals/contract/approvals.contract.ts';
import { buildRole } from '#domains/roles/testing/roles.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import type { RequestOf } from '#platform/contract/operation.ts';
import { readSheet } from '#platform/server/spreadsheet.ts';
import { openHouse } from '#testing/open-house.ts';
import { outcomeOf } from '#testing/open-room.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import * as desk from '../../contract/complaint-desk.contract.ts';
import * as contract from '../../contract/complaints.contract.ts';
import { buildComplaint } from '../../testing/complaints.builders.ts';

const noon = new Date('2026-11-23T12:00:00+08:00');
const { app, sql, call, run, clock, titlesOf } = openHouse({ now: noon });

const handler = () => app().signIn('staff', { permissions: ['complaints.handle'] });
const answer = '经查，该队两场活动各收了二十元，已退还并暂停发布。';
type Decision = Omit<RequestOf<typeof desk.decideComplaint>, 'complaintId'>;

async function world() {
  const { caller: team } = await buildTeam(sql());
  const volunteer = await buildVolunteer(sql());
  const { complaintId, followKey } = await buildComplaint(sql(), {
    now: noon,
    accountId: volunteer.caller.accountId,
    partyIds: [team.accountId],
  });
  const [one, other] = [await handler(), await handler()];
  const decide = async (by: typeof one, decision: Decision) =>
    (await app().call(desk.decideComplaint, { complaintId, ...decision }, by)).body;
  return { team, volunteer: volunteer.caller, complaintId, followKey, one, other, decide };
}

describe('办理投诉', () => {
  it('takes it within its clock, answers in writing, tells both sides and nobody who it was', async () => {
    const { team, volunteer, complaintId, one, decide } = await world();
    expect((await decide(one, { version: 1, verdict: 'upheld', answer })).reason).toBe('notAccepted');
    await decide(one, { version: 1, verdict: 'accept' });
    const shown = (await app().call(desk.getComplaint, { id: complaintId }, one)).body.result;
    expect(shown).toMatchObject({ status: 'investigating', workdaysLeft: 15, seal: 'sealed' });
    expect(JSON.stringify(shown)).not.toMatch(/欧阳秋水|13912340987/);
    expect((await decide(one, { version: 2, verdict: 'upheld', answer: '属实' })).reason).toBe(
      'answerMissing',
    );
    await decide(one, { version: 2, verdict: 'upheld', answer, partyNote: '请在十个工作日内整改收费。' });
    expect((await decide(one, { version: 3, verdict: 'unfounded', answer })).reason).toBe('decided');
    expect((await titlesOf(volunteer.accountId)).map((title) => title.slice(0, 5))).toEqual([
      '投诉已受理',
      '投诉有了答',
    ]);
    expect(await titlesOf(team.accountId)).toEqual(['投诉核查的结论']);
    const mine = await call(contract.getMyComplaint, { complaintId }, volunteer);
    expect(mine).toMatchObject({ status: 'upheld', answer, dueAt: null });
    expect(mine.reviewUntil).toBe('2026-12-08T00:00:00+08:00');
  });

  it('is reviewed once, by somebody else than who answered first', async () => {
    const { volunteer, complaintId, one, other, decide } = await world();
    const ask = () =>
      outcomeOf(call(contract.askComplaintReview, { complaintId, reason: '收条还在我手里。' }, volunteer));
    expect(await ask()).toBe('notDecided');
    await decide(one, { version: 1, verdict: 'refused', answer });
    expect(await ask()).toBe('done');
    expect((await decide(one, { version: 3, verdict: 'upheld', answer })).reason).toBe('sameDecider');
    await decide(other, { version: 3, verdict: 'upheld', answer });
    expect(await ask()).toBe('reviewedOnce');
    const mine = await call(contract.getMyComplaint, { complaintId }, volunteer);
    expect(mine).toMatchObject({ status: 'upheld', reviewUntil: null });
  });

  it('may be answered ten workdays later, once, with a reason that the complainant reads', async () => {
    const { volunteer, complaintId, one, decide } = await world();
    const reason = '要等银行的流水，对方十天后给。';
    const extend = async (version: number) =>
      (await app().call(desk.extendComplaint, { complaintId, version, reason }, one)).body;
    expect((await extend(1)).reason).toBe('notAnswering');
    await decide(one, { version: 1, verdict: 'accept' });
    expect((await extend(1)).reason).toBe('versionConflict');
    const before = (await app().call(desk.getComplaint, { id: complaintId }, one)).body.result;
    expect(before).toMatchObject({ canExtend: true, workdaysLeft: 15 });
    expect((await extend(2)).code).toBe(200);
    expect((await extend(3)).reason).toBe('extendedOnce');
    const shown = (await app().call(desk.getComplaint, { id: complaintId }, one)).body.result;
    expect(shown).toMatchObject({ canExtend: false, workdaysLeft: 25, workdaysOf: 25 });
    expect((await titlesOf(volunteer.accountId)).map((title) => title.slice(0, 8))).toContain(
      '投诉的答复要延期',
    );
    const mine = await call(contract.getMyComplaint, { complaintId }, volunteer);
    expect(mine.steps.at(-1)).toMatchObject({ step: 'extended', note: expect.stringContaining(reason) });
    await decide(one, { version: 3, verdict: 'refused', answer });
    await call(contract.askComplaintReview, { complaintId, reason: '收条还在我手里。' }, volunteer);
    const review = (await app().call(desk.getComplaint, { id: complaintId }, one)).body.result;
    expect(review).toMatchObject({ canExtend: true, workdaysOf: 15 });
  });

  it('is kept from whoever has a part in it, compared as persons, and from other parts of the city', async () => {
    const { team, volunteer, complaintId } = await world();
    for (const [place, party] of [team.accountId, volunteer.accountId].entries()) {
      const staff = await handler();
      await sql()
        .updateTable('accounts')
        .set({ mobileHash: `one person ${place}` })
        .where('id', 'in', [staff.accountId, party])
        .execute();
      const { body } = await app().call(desk.getComplaint, { id: complaintId }, staff);
      expect(body.reason).toBe('related');
    }
    const { organisationId } = await buildTeam(sql());
    const roleId = await buildRole(sql(), {
      permissions: ['complaints.handle'],
      dataScope: 'organisation',
      organisationId,
    });
    const elsewhere = await app().signIn('staff', { roleId, organisationId });
    const about = await buildComplaint(sql(), { now: noon, organisationId: null });
    expect((await app().call(desk.getComplaint, { id: about.complaintId }, elsewhere)).body.code).toBe(404);
  });
});

describe('拆封', () => {
  it('needs the security administrator, opens for who asked and for seven days, and tells the complainant', async () => {
    const { volunteer, complaintId, one, other } = await world();
    const security = await app().signIn('staff', { role: 'securityAdmin' });
    const reason = '要当面核对收条';
    const reveal = async (by: SignedIn) =>
      (await app().call(desk.revealComplainant, { complaintId, reason }, by)).body;
    expect((await reveal(one)).reason).toBe('stillSealed');
    const asked = await app().call(desk.unsealComplaint, { complaintId, reason }, one);
    const approvalId = asked.body.result.approvalId ?? 0;
    expect((await app().call(desk.getComplaint, { id: complaintId }, one)).body.result.seal).toBe('asked');
    await app().call(decideApproval, { approvalId, verdict: 'approve' }, security);
    expect((await reveal(one)).result).toEqual({ name: '欧阳秋水', mobile: '13912340987' });
    expect((await reveal(other)).reason).toBe('stillSealed');
    expect((await titlesOf(volunteer.accountId))[0]).toMatch(/^你的身份被拆封/);
    const { steps } = await call(contract.getMyComplaint, { complaintId }, volunteer);
    expect(steps.map(({ step }) => step)).toContain('unsealed');
    clock.now = new Date('2026-11-30T12:00:01+08:00');
    const later = await app().signInAs(one.accountId);
    expect((await reveal(later)).reason).toBe('stillSealed');
  });

  it('has nothing to open where nobody left a name', async () => {
    const { complaintId } = await buildComplaint(sql(), { now: noon });
    const asked = { complaintId, reason: '想核对一下' };
    expect((await app().call(desk.unsealComplaint, asked, await handler())).body.reason).toBe('anonymous');
  });
});

describe('the answer', () => {
  it('is drafted by each for themselves, found again, and dropped with the clock', async () => {
    const { team, complaintId, one, other, decide } = await world();
    await decide(one, { version: 1, verdict: 'accept' });
    const save = async (by: SignedIn, text: string, partyNote = '') =>
      (await app().call(desk.saveComplaintDraft, { complaintId, answer: text, partyNote }, by)).body;
    const draftOf = async (by: SignedIn) =>
      (await app().call(desk.getComplaint, { id: complaintId }, by)).body.result.draft;
    expect(await draftOf(one)).toBeNull();
    await save(one, '经查，', '请整改');
    await save(one, '经查，该队收了二十元', '请整改收费');
    await save(other, '另一个人的话');
    expect(await draftOf(one)).toEqual({
      answer: '经查，该队收了二十元',
      partyNote: '请整改收费',
      savedAt: '2026-11-23T12:00:00+08:00',
    });
    expect((await draftOf(other))?.answer).toBe('另一个人的话');
    // Nobody but staff of the desk reads what is being written, and whoever is complained of saves none.
    const related = await handler();
    await sql()
      .updateTable('accounts')
      .set({ mobileHash: 'one person' })
      .where('id', 'in', [related.accountId, team.accountId])
      .execute();
    expect((await save(related, '没有这回事')).reason).toBe('related');
    await decide(one, { version: 2, verdict: 'upheld', answer });
    expect(await sql().selectFrom('complaintDrafts').selectAll().execute()).toEqual([]);
    expect((await save(one, '再写一句')).reason).toBe('decided');
  });

  it('is counted by verdict and by how long it took at the median, of this year and inside the scope', async () => {
    const staff = await handler();
    const figures = async () => (await app().call(desk.getComplaintFigures, {}, staff)).body.result;
    expect(await figures()).toEqual({
      upheld: 0,
      unfounded: 0,
      refused: 0,
      acceptDays: null,
      answerDays: null,
    });
    const decideAt = async (complaintId: number, hours: number, decision: Decision) => {
      clock.now = new Date(noon.getTime() + hours * 3_600_000);
      const as = await app().signInAs(staff.accountId);
      const { body } = await app().call(desk.decideComplaint, { complaintId, ...decision }, as);
      expect(body.code).toBe(200);
    };
    // Taken after 6, 12 and 24 hours; answered 1, 2 and 10 days later; one refused at once.
    for (const [taken, days] of [
      [6, 1],
      [12, 2],
      [24, 10],
    ] as const) {
      const { complaintId } = await buildComplaint(sql(), { now: noon });
      await decideAt(complaintId, taken, { version: 1, verdict: 'accept' });
      await decideAt(complaintId, taken + days * 24, { version: 2, verdict: 'unfounded', answer });
    }
    clock.now = noon;
    expect(await figures()).toEqual({
      upheld: 0,
      unfounded: 3,
      refused: 0,
      acceptDays: 0.5,
      answerDays: 2,
    });
    clock.now = new Date('2027-01-01T00:00:00+08:00');
    const later = await app().signInAs(staff.accountId);
    expect((await app().call(desk.getComplaintFigures, {}, later)).body.result.unfounded).toBe(0);
  });

  it('is taken out as a 台账 by the filters of the list, without who filed it or what was written', async () => {
    const { complaintId, one, decide } = await world();
    await decide(one, { version: 1, verdict: 'accept' });
    await buildComplaint(sql(), { now: noon, kind: 'privacy' });
    const asked = { tab: 'investigating' as const, reason: '月度检查' };
    const sheet = Buffer.from(
      (await app().call(desk.exportComplaints, asked, one)).body.result.sheet ?? '',
      'base64',
    );
    const { rows } = await readSheet(sheet, { columnCount: 20, mostRows: 9 });
    const { complaintNo, content } = await sql()
      .selectFrom('complaints')
      .select(['complaintNo', 'content'])
      .where('id', '=', complaintId)
      .executeTakeFirstOrThrow();
    const text = JSON.stringify(rows.map(({ cells }) => cells));
    expect(rows).toHaveLength(1);
    for (const word of [complaintNo, '调查中', '身份封存']) expect(text).toContain(word);
    for (const secret of ['欧阳秋水', '13912340987', content]) expect(text).not.toContain(secret);
  });
});

describe('the desk', () => {
  it('puts privacy first, then what is due first, and tells of a clock that ran out once', async () => {
    const due = (day: number) => new Date(`2026-11-${day}T00:00:00+08:00`);
    const [late, soon, privacy] = [
      await buildComplaint(sql(), { now: noon, dueAt: due(23) }),
      await buildComplaint(sql(), { now: noon, dueAt: due(25) }),
      await buildComplaint(sql(), { now: noon, dueAt: due(26), kind: 'privacy' }),
    ];
    const staff = await handler();
    const { list, tabs } = (await app().call(desk.listComplaints, {}, staff)).body.result;
    expect(list.map(({ complaintId }) => complaintId)).toEqual(
      [privacy, late, soon].map(({ complaintId }) => complaintId),
    );
    expect(list[1]?.workdaysLeft).toBe(-1);
    expect(tabs.find(({ tab }) => tab === 'open')).toMatchObject({ count: 3, overdueCount: 1 });
    await run('complaints.tellOverdue');
    await run('complaints.tellOverdue');
    expect(await titlesOf(staff.accountId)).toEqual(['投诉超过时限：澜江守护环保志愿服务队']);
  });
});
