import { testAct } from '#testing/test-act.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { getFileLink } from '#domains/files/contract/files.contract.ts';
import { buildPdf, buildPicture, uploadRequest } from '#domains/files/testing/files.builders.ts';
import type { RequestOf } from '#platform/contract/operation.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { openHouse } from '#testing/open-house.ts';
import {
  changeTeamLogo,
  getMyTeamProfile,
  listTeamChanges,
  reviewTeamChange,
  submitTeamChange,
  updateMyTeamProfile,
  withdrawTeamChange,
} from '../../contract/team-profile.contract.ts';
import { getMyTeam, getTeam } from '../../contract/teams.contract.ts';
import { takeOver } from './submit-team-change.ts';

const { app } = openHouse();
let team: SignedIn & { teamId: number };
let reviewer: SignedIn;
beforeEach(async () => {
  team = await app().signIn('team');
  reviewer = await app().signIn('staff', { role: 'reviewer' });
});

const profileOf = async (as = team) => (await app().call(getMyTeamProfile, {}, as)).body.result;
const patch = (change: object) =>
  app().sql.updateTable('teams').set(change).where('id', '=', team.teamId).execute();
const plain = {
  version: 1,
  shortName: '澜江守护',
  category: 'eco' as const,
  address: '望江大道 18 号',
  place: { lng: 118.801, lat: 32.052 },
  slogan: '守护一江清水',
  intro: '陪这条江走了很久的一群人，周末巡河，平日宣讲。',
  contactName: '叶青',
  contactPhone: '13800002222',
  isContactPublic: true,
  email: 'lanjiang@example.com',
  joinMode: 'code' as const,
  joinCode: '2468',
  joinNotice: '请先参加一次巡河。',
};

describe('what needs no check', () => {
  it('is public at once', async () => {
    expect((await app().call(updateMyTeamProfile, plain, team)).body.result).toEqual({ version: 2 });
    expect(await profileOf()).toMatchObject({ ...plain, version: 2 });
    const shown = (await app().call(getTeam, { id: team.teamId })).body.result;
    expect(shown).toMatchObject({ slogan: plain.slogan, contactPhone: plain.contactPhone });
    expect((await app().call(updateMyTeamProfile, plain, team)).body.reason).toBe('versionConflict');
  });

  it('keeps the place on the map until it is changed or taken away', async () => {
    await app().call(updateMyTeamProfile, plain, team);
    const { place, ...placeless } = plain;
    await app().call(updateMyTeamProfile, { ...placeless, version: 2 }, team);
    expect((await profileOf()).place).toEqual(place);
    await app().call(updateMyTeamProfile, { ...plain, place: null, version: 3 }, team);
    expect((await app().call(getTeam, { id: team.teamId })).body.result).toMatchObject({
      lng: null,
      lat: null,
    });
  });

  it.each([
    ['place.lng', { place: { lng: 400, lat: 32 } }],
    ['joinCode', { joinCode: '' }],
    ['contactPhone', { contactPhone: '123' }],
    ['foundedOn', { foundedOn: '2999-01-01' }],
    ['foundedOn', { foundedOn: '2001-01-01' }],
    ['intro', { intro: '太短' }],
  ])('says what is wrong with %s', async (path, change) => {
    const { status, body } = await app().call(updateMyTeamProfile, { ...plain, ...change }, team);
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
  });

  it('ends both warnings of the login once day and logo are there', async () => {
    await patch({ foundedOn: null, iconUrl: null });
    expect((await app().call(getMyTeam, {}, team)).body.result.warnings).toHaveLength(2);
    await app().call(updateMyTeamProfile, { ...plain, foundedOn: '2019-04-22' }, team);
    const upload = uploadRequest({ purpose: 'teamLogo', bytes: await buildPicture({ format: 'png' }) }, team);
    const { fileId, url } = (await app().inject(upload)).json().result;
    expect((await app().call(changeTeamLogo, { fileId }, team)).body.result).toEqual({ iconUrl: url });
    // The form that stands open below the logo can still be saved.
    expect((await profileOf()).version).toBe(2);
    expect((await app().call(getMyTeam, {}, team)).body.result).toMatchObject({ warnings: [], iconUrl: url });
  });
});

describe('what staff have checked', () => {
  const wanted = async (change: Partial<RequestOf<typeof submitTeamChange>>) => {
    const { name, leaderName, version } = await profileOf();
    return {
      version,
      name,
      leaderName,
      uscc: '',
      legalForm: '未登记团体',
      teamClass: '卫生环保',
      ...change,
    } as const;
  };
  const submit = async (change: Partial<RequestOf<typeof submitTeamChange>>) =>
    app().call(submitTeamChange, await wanted(change), team);
  const queue = async (as = reviewer) => (await app().call(listTeamChanges, {}, as)).body.result;
  beforeEach(() => patch({ legalForm: '未登记团体' }));

  it('stays public until the change is passed', async () => {
    const before = (await profileOf()).name;
    expect((await submit({ name: '江澜守护志愿队' })).body.result).toEqual({ outcome: 'pending' });
    expect((await app().call(getTeam, { id: team.teamId })).body.result.name).toBe(before);
    expect(await queue()).toMatchObject({
      pendingCount: 1,
      list: [{ teamName: before, fields: [{ field: 'name', from: before, to: '江澜守护志愿队' }] }],
    });
    const changeId = (await queue()).list[0]?.changeId ?? 0;
    expect((await app().call(reviewTeamChange, { changeId, verdict: 'pass' }, reviewer)).status).toBe(200);
    expect((await app().call(getTeam, { id: team.teamId })).body.result.name).toBe('江澜守护志愿队');
    const late = await app().call(reviewTeamChange, { changeId, verdict: 'pass' }, reviewer);
    expect(late.body.reason).toBe('decided');
    expect(late.body.msg).toMatch(/^你 \d\d:\d\d 已通过这次变更，/);
    const told = await app().sql.selectFrom('messages').select(['accountId', 'title']).execute();
    expect(told).toEqual([{ accountId: team.accountId, title: '队伍资料变更已通过' }]);
  });

  it('is as before when the change is rejected, with a reason', async () => {
    await submit({ leaderName: '方舟远' });
    const changeId = (await queue()).list[0]?.changeId ?? 0;
    expect((await app().call(reviewTeamChange, { changeId, verdict: 'reject' }, reviewer)).body.reason).toBe(
      'reasonMissing',
    );
    await app().call(
      reviewTeamChange,
      { changeId, verdict: 'reject', reason: '缺少负责人变更证明' },
      reviewer,
    );
    expect(await profileOf()).toMatchObject({
      leaderName: '方舟',
      change: { status: 'rejected', reason: '缺少负责人变更证明' },
    });
    expect((await submit({ leaderName: '方舟远' })).status).toBe(200);
  });

  it('changes one request at a time, which can be taken back', async () => {
    await submit({ leaderName: '方舟远' });
    expect((await submit({ leaderName: '方小舟' })).body.reason).toBe('alreadyPending');
    expect((await app().call(withdrawTeamChange, {}, team)).status).toBe(200);
    expect((await app().call(withdrawTeamChange, {}, team)).body.reason).toBe('notPending');
    expect((await queue()).list).toEqual([]);
    expect((await submit({})).body.reason).toBe('unchanged');
  });

  it('is judged: a taken name, a number that cannot be one, a team that is not there any more', async () => {
    const other = await app().signIn('team');
    const { name } = await profileOf(other);
    expect((await submit({ name })).body.reason).toBe('nameTaken');
    expect((await submit({ uscc: '91110000600037341X' })).body.errors?.[0]?.path).toBe('uscc');
    expect((await submit({ legalForm: '社会团体' })).body.errors?.[0]?.path).toBe('uscc');
    await patch({ status: 'pending' });
    expect((await submit({ leaderName: '方舟远' })).body.reason).toBe('underReview');
    await patch({ status: 'dissolved' });
    expect((await submit({ leaderName: '方舟远' })).body.reason).toBe('notActive');
  });

  it('meets a name that somebody took in the same moment', async () => {
    const { name } = await profileOf(await app().signIn('team'));
    const fields = [{ field: 'name' as const, from: '', to: name }];
    await expect(takeOver(testAct({ sql: app().sql }), team.teamId, fields)).rejects.toMatchObject({
      reason: 'nameTaken',
    });
  });

  it('of a team that was never passed changes at once, but not by an old form', async () => {
    await patch({ status: 'returned' });
    const { version } = await profileOf();
    expect((await submit({ leaderName: '方舟远' })).body.result).toEqual({ outcome: 'changed' });
    expect((await submit({ version, leaderName: '方舟' })).body.reason).toBe('versionConflict');
    expect(await profileOf()).toMatchObject({ leaderName: '方舟远', change: null });
  });

  it('has papers that reviewers of that part of the city read', async () => {
    const file = (await app().inject(uploadRequest({ purpose: 'teamProof', bytes: buildPdf() }, team))).json()
      .result;
    await submit({ leaderName: '方舟远', proofFileIds: [file.fileId] });
    expect((await queue()).list[0]?.proofs).toEqual([{ fileId: file.fileId, name: '江边.jpg' }]);
    expect((await app().call(getFileLink, { id: file.fileId }, reviewer)).status).toBe(200);
    expect((await app().call(getFileLink, { id: file.fileId }, await app().signIn('team'))).status).toBe(404);
  });
});
