import { beforeEach, describe, expect, it } from 'vitest';
import { listAuditLog } from '#domains/accounts/contract/audit-log.contract.ts';
import { listHistory } from '#domains/accounts/contract/history.contract.ts';
import type { HistoryKind } from '#domains/accounts/contract/history.words.ts';
import * as categories from '#domains/news/contract/news-categories.contract.ts';
import * as desk from '#domains/news/contract/news-desk.contract.ts';
import * as writing from '#domains/news/contract/news-form.contract.ts';
import { newsForm } from '#domains/news/testing/news.builders.ts';
import { testArea } from '#domains/site/testing/site.builders.ts';
import { getMyTeamProfile, updateMyTeamProfile } from '#domains/teams/contract/team-profile.contract.ts';
import { updateMyProfile } from '#domains/volunteers/contract/profile.contract.ts';
import { openHouse } from '#testing/open-house.ts';
import type { SignedIn } from '#testing/sign-in.ts';

const { app } = openHouse();
let staff: SignedIn;
beforeEach(async () => {
  const permissions = ['teams.review', 'volunteers.view', 'news.edit', 'news.review', 'audit.read'] as const;
  staff = await app().signIn('staff', { permissions: [...permissions] });
});

type Line = {
  actLabel: string;
  changes: { label: string; before: string; after: string }[];
  facts: { label: string; text: string }[];
};
const inWords = ({ actLabel, changes, facts }: Line) => [
  actLabel,
  ...changes.map(({ label, before, after }) => `${label}：${before} → ${after}`),
  ...facts.map(({ label, text }) => `${label}：${text}`),
];
const historyOf = async (kind: HistoryKind, id: number) =>
  (await app().call(listHistory, { kind, id }, staff)).body.result.list.map(inWords);

describe('the history of what people edit says from what to what', () => {
  it('a team’s profile, phone and contact masked, the code for joining only named', async () => {
    const team = await app().signIn('team');
    const before = (await app().call(getMyTeamProfile, {}, team)).body.result;
    const { version, shortName, category, slogan, joinNotice } = before;
    const form = {
      version,
      shortName,
      category,
      slogan,
      joinNotice,
      intro: '陪这条江走了很久的一群人，周末巡河，平日宣讲。',
      contactName: '叶青青',
      contactPhone: '027-87654321',
      email: 'lanjiang@example.com',
      isContactPublic: true,
      joinMode: 'code' as const,
      joinCode: '2468',
      address: '望江大道 18 号',
    };
    expect((await app().call(updateMyTeamProfile, form, team)).body.errors).toBeUndefined();
    const [line] = await historyOf('team', team.teamId);
    expect(line).toEqual(
      expect.arrayContaining([
        '修改队伍资料',
        `地址：${before.address} → 望江大道 18 号`,
        '入队方式：申请审核 → 口令加入',
        expect.stringMatching(/^联系人：.* → 叶\*青$/),
        expect.stringMatching(/^联系电话：.* → \*\*\*-\*\*\*\*4321$/),
        expect.stringMatching(/^改动的内容：.*入队口令/),
      ]),
    );
    expect(JSON.stringify(line)).not.toMatch(/2468|87654321|lanjiang@/);
  });

  it('a volunteer’s profile: consents and wishes told, everything personal only named', async () => {
    const person = await app().signIn('volunteer');
    const form = {
      version: 1,
      area: testArea,
      serviceAreas: [testArea],
      serviceCategories: ['eco' as const],
      availability: ['sat-am' as const],
      skills: ['急救'],
      languages: [],
      workplace: '江澜大学',
      occupation: '学生',
      email: 'zhixia@example.com',
      address: '望江大道 8 号',
      emergencyName: '沈建国',
      emergencyMobile: '13800001111',
      intro: '周末都在江边。',
      isNamePublic: true,
      joinsRankings: false,
      isProfilePublic: false,
      invitePreference: 'refuse' as const,
    };
    expect((await app().call(updateMyProfile, form, person)).status).toBe(200);
    const [line = []] = await historyOf('volunteer', person.volunteerId);
    expect(line).toEqual(
      expect.arrayContaining([
        '公开姓名：否 → 是',
        '被邀请设置：需要我同意 → 不接受邀请',
        expect.stringMatching(/^服务区域：.* → (?!编号)\p{Script=Han}+$/u),
        '可服务时间：（空） → 周六上午',
        expect.stringMatching(/^改动的内容：.*工作单位或学校.*地址、紧急联系人/),
      ]),
    );
    expect(line.join()).not.toMatch(/江澜大学|望江|沈建国|example|急救|江边/);
  });

  it('an article: words of the form, its states, what was put on top', async () => {
    const form = newsForm({ title: '去年冬天的一次宣讲', publishAt: null });
    const { dynamicId, version } = (await app().call(writing.createNews, { ...form, action: 'save' }, staff))
      .body.result;
    const changed = { ...form, title: '今年冬天的一次宣讲', content: `${form.content}<p>再加一段。</p>` };
    const target = { dynamicId, version };
    const saved = await app().call(writing.updateNews, { ...target, ...changed, action: 'submit' }, staff);
    expect(saved.body.errors).toBeUndefined();
    expect((await app().call(desk.withdrawNews, { dynamicId, version: version + 2 }, staff)).status).toBe(
      200,
    );
    expect(await historyOf('news', dynamicId)).toEqual([
      ['撤回内容', '状态：待初审 → 草稿'],
      ['提交内容', '状态：草稿 → 待初审'],
      ['修改内容', '标题：去年冬天的一次宣讲 → 今年冬天的一次宣讲', '改动的内容：正文', '版本号：1'],
      ['新建内容', '标题：去年冬天的一次宣讲'],
    ]);
  });

  it('a category, from one setting to the other, and its parent by name', async () => {
    const admin = await app().signIn('staff', { role: 'editor' });
    const wish = {
      dynamicTypeName: '江边来信',
      parentId: null,
      sort: 40,
      isEnabled: 1 as const,
      showInNav: false,
      layout: 'list' as const,
      postScope: 'centre' as const,
      reviewLevels: 1 as const,
    };
    const made = (await app().call(categories.createNewsCategory, wish, admin)).body.result;
    const change = {
      ...wish,
      dynamicTypeId: made.dynamicTypeId,
      version: made.version,
      parentId: 1001,
      sort: 41,
    };
    expect((await app().call(categories.updateNewsCategory, change, admin)).status).toBe(200);
    const auditor = await app().signIn('staff', { role: 'auditAdmin' });
    const { list } = (await app().call(listAuditLog, { action: 'updateNewsCategory' }, auditor)).body.result;
    expect(list.map(inWords)[0]?.slice(1)).toEqual(['排序：40 → 41', '上级栏目：（空） → 通知公告']);
  });
});
