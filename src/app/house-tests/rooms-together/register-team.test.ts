import { describe, expect, it } from 'vitest';
import { createActivity, submitActivity } from '#domains/activities/contract/team-activities.contract.ts';
import { buildForm } from '#domains/activities/testing/activities.builders.ts';
import { buildSmsCode, tickedConsents } from '#domains/accounts/testing/sms.builders.ts';
import type { RequestOf } from '#platform/contract/operation.ts';
import { openHouse } from '#testing/open-house.ts';
import { testId } from '#testing/test-act.ts';
import {
  getTeamRegistration,
  registerTeam,
  submitTeamRegistration,
} from '#domains/teams/contract/register-team.contract.ts';
import { listTeams } from '#domains/teams/contract/teams.contract.ts';
import { isUscc } from '#domains/teams/server/registration/uscc.rules.ts';

type Form = RequestOf<typeof registerTeam>;

const now = new Date('2026-11-21T10:00:00+08:00');
const { app } = openHouse({ now });
const mobile = '13906881001';

async function form(more: Partial<Form> = {}): Promise<Form> {
  const { code: area } = await app()
    .sql.selectFrom('areas')
    .select('code')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id: organisationId } = await app()
    .sql.selectFrom('organisations')
    .select('id')
    .where('kind', '=', 'centre')
    .executeTakeFirstOrThrow();
  return {
    loginName: 'shusheng1',
    userPwd: 'Qinghe-2031',
    confirmPwd: 'Qinghe-2031',
    leaderName: '宋清和',
    mobile,
    smsCode: await buildSmsCode(app().sql, { mobile: more.mobile ?? mobile, scene: 'register', now }),
    name: '澜湖书声阅读推广队',
    category: 'reading',
    teamClass: '文化文艺',
    legalForm: '未登记团体',
    foundedOn: '2019-04-23',
    area,
    organisationId,
    address: '澜湖社区服务中心二楼',
    contactName: '宋清和',
    contactPhone: '0688-8612345',
    intro: '2019 年从湖边一顶帐篷里的故事会开始，现在每个周末在十一个社区给孩子读书。',
    joinMode: 'approval',
    consents: tickedConsents(['serviceAgreement', 'privacyPolicy', 'teamAgreement']),
    ...more,
  };
}

const register = (request: Form) => app().call(registerTeam, request);

/** A paper as the files room keeps it, uploaded by the account. */
async function buildProof(uploaderId: number): Promise<number> {
  const id = testId();
  await app()
    .sql.insertInto('files')
    .values({
      id,
      key: `proof${id}`,
      purpose: 'teamProof',
      uploaderId,
      name: '成立说明.pdf',
      mime: 'application/pdf',
      bytes: 1_000,
      width: null,
      height: null,
      sha256: 'x',
      status: 'temporary',
      targetType: null,
      targetId: null,
      expiresAt: new Date(now.getTime() + 3_600_000),
      createdAt: now,
    })
    .execute();
  return id;
}

describe('a team that registers', () => {
  it('is a draft that may log in, is not public and publishes nothing', async () => {
    const { status, body } = await register(await form());
    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      version: 1,
      loginInfo: { userType: 1, realName: '澜湖书声阅读推广队', birthday: '2019-04-23' },
    });
    const as = { token: body.result.accessToken };
    const { body: registration } = await app().call(getTeamRegistration, {}, as);
    expect(registration.result).toMatchObject({ status: 'draft', proofs: [], submittedAt: null });
    expect((await app().call(listTeams, {})).body.result.total).toBe(0);
    const { result } = (await app().call(createActivity, { form: buildForm({}, now) }, as)).body;
    const { activityId, version } = result;
    const submitted = await app().call(submitActivity, { activityId, version }, as);
    expect(submitted.body.reason).toBe('teamSuspended');
    const team = await app().sql.selectFrom('teams').select(['teamNo', 'id']).executeTakeFirstOrThrow();
    expect(team.teamNo).toMatch(new RegExp(`^T\\d{6}${String(team.id).padStart(6, '0')}$`));
  });

  it('hands its papers in for review, once', async () => {
    const { body } = await register(await form());
    const as = { token: body.result.accessToken };
    const fileIds = [await buildProof(body.result.loginInfo.loginId)];
    const stale = await app().call(submitTeamRegistration, { fileIds, version: 7 }, as);
    expect(stale.body.reason).toBe('versionConflict');
    const answer = await app().call(submitTeamRegistration, { fileIds, version: 1 }, as);
    expect(answer.body.result).toEqual({ status: 'pending', version: 2 });
    expect((await app().call(submitTeamRegistration, { fileIds, version: 2 }, as)).body.reason).toBe(
      'notDraft',
    );
    const { body: registration } = await app().call(getTeamRegistration, {}, as);
    expect(registration.result.proofs).toEqual([{ fileId: fileIds[0], name: '成立说明.pdf' }]);
    const messages = await app().sql.selectFrom('messages').select('title').execute();
    expect(messages).toEqual([{ title: '队伍入驻已提交审核' }]);
  });

  it("cannot hand in somebody else's paper", async () => {
    const other = await register(
      await form({ mobile: '13906881002', loginName: 'another1', name: '另一支阅读推广队' }),
    );
    const { body } = await register(await form());
    const fileIds = [await buildProof(other.body.result.loginInfo.loginId)];
    const answer = await app().call(
      submitTeamRegistration,
      { fileIds, version: 1 },
      { token: body.result.accessToken },
    );
    expect(answer.status).toBe(400);
  });

  it('answers the same request twice with one team, and a taken name with a sentence', async () => {
    const request = await form();
    const [one, other] = [await register(request), await register(request)];
    expect(other.body.result.teamId).toBe(one.body.result.teamId);
    const again = await register(await form({ mobile: '13906881002', loginName: 'another1' }));
    expect(again.body).toMatchObject({ code: 409, reason: 'teamNameTaken' });
    expect(await app().sql.selectFrom('accounts').select('id').execute()).toHaveLength(1);
  });

  it.each<[string, Partial<Form>, string]>([
    ['a registered form without its number', { legalForm: '社会团体' }, 'uscc'],
    ['a number with a wrong check character', { uscc: '51330100MJ8765432X' }, 'uscc'],
    ['a founding day to come', { foundedOn: '2027-01-01' }, 'foundedOn'],
    ['an unknown place', { organisationId: 99_999 }, 'organisationId'],
  ])('is refused with %s', async (_name, more, path) => {
    const { status, body } = await register(await form(more));
    expect(status).toBe(400);
    expect(body.errors?.[0]?.path).toBe(path);
  });
});

it('a 统一社会信用代码 has a check character', () => {
  expect(isUscc('91350100M000100Y43')).toBe(true);
  expect(isUscc('91350100M000100Y44')).toBe(false);
  expect(isUscc('91350100M000100Y4')).toBe(false);
  expect(isUscc('91350100I000100Y43')).toBe(false);
});
