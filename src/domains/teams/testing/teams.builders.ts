import type { Insertable } from 'kysely';
import type { TeamMembersTable, TeamsTable } from '#database/tables/teams.ts';
import type { Sql } from '#database/transaction.ts';
import { linkSubject } from '#domains/accounts/server/index.ts';
import type { AccountWish, BuiltAccount } from '#domains/accounts/testing/accounts.builders.ts';
import { buildAccount } from '#domains/accounts/testing/accounts.builders.ts';
import { ensurePlaces, testArea } from '#domains/site/testing/site.builders.ts';
import { buildVolunteer } from '#domains/volunteers/testing/volunteers.builders.ts';
import type { TeamCaller } from '#platform/server/calls/act.ts';
import { insertMember, insertTeam } from '../server/index.ts';

export type TeamWish = Partial<Insertable<TeamsTable>> & { account?: Omit<AccountWish, 'userType' | 'role'> };
export type BuiltTeam = BuiltAccount & {
  teamId: number;
  organisationId: number;
  name: string;
  caller: TeamCaller;
};

let teamCount = 0;

/** An active environmental team of trust grade B below the centre, with an account of its own. */
export async function buildTeam(
  sql: Sql,
  { account: accountWish, ...wish }: TeamWish = {},
): Promise<BuiltTeam> {
  const organisationId = wish.organisationId ?? (await ensurePlaces(sql)).id;
  const account = await buildAccount(sql, { displayName: '澜江守护', ...accountWish, userType: 1 });
  const { accountId } = account;
  teamCount += 1;
  const name = wish.name ?? `澜江守护环保志愿服务队 ${accountId}-${teamCount}`;
  const teamId = await insertTeam(sql, {
    ...usualTeam,
    teamNo: `T990101${accountId}`,
    ...wish,
    name,
    organisationId,
    accountId,
  });
  await linkSubject(sql, accountId, teamId);
  const caller: TeamCaller = {
    kind: 'team',
    accountId,
    sessionId: 1,
    roleId: account.roleId,
    displayName: account.displayName,
    teamId,
    suspension: wish.status === 'suspended' || wish.status === 'dissolved' ? '队伍已被暂停或注销' : undefined,
  };
  return { ...account, teamId, organisationId, name, caller };
}

const usualTeam = {
  shortName: '澜江守护',
  sealChar: '澜',
  category: 'eco',
  teamClass: '卫生环保',
  legalForm: '社会团体',
  area: testArea,
  address: '望江大道 1 号',
  lng: null,
  lat: null,
  foundedOn: '2019-04-22',
  iconUrl: '/art/seal.svg',
  leaderName: '方舟',
  contactName: '叶青',
  contactPhone: '0688-8612-0001',
  intro: '陪这条江走了很久的一群人。',
  joinMode: 'approval' as const,
  stars: null,
  status: 'active' as const,
};

export type MemberWish = Partial<Insertable<TeamMembersTable>>;

/** A membership, active unless told; makes the team and the volunteer that it was not given. */
export async function buildMember(
  sql: Sql,
  wish: MemberWish = {},
): Promise<{ memberId: number; teamId: number; volunteerId: number }> {
  const teamId = wish.teamId ?? (await buildTeam(sql)).teamId;
  const volunteerId = wish.volunteerId ?? (await buildVolunteer(sql)).volunteerId;
  const memberId = await insertMember(sql, {
    name: '沈知夏',
    status: 'active',
    joinWay: 'apply',
    joinedAt: new Date(),
    leftAt: null,
    ...wish,
    teamId,
    volunteerId,
  });
  return { memberId, teamId, volunteerId };
}
