import { toDay, toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/manage-volunteers.contract.ts';
import { staffVolunteer, type StaffVolunteer, type VolunteerPageRow } from './manage-volunteers.queries.ts';
import { standingActsOf } from './standing.rules.ts';
import { areaNames, creditsOf, figuresOf, hoursOf, signUpsOf, teamsOf } from './volunteer-history.queries.ts';
import { viewOf } from './volunteer-row.ts';

type Staff = Act<StaffCaller>;

/** One volunteer inside the caller's scope with what happened lately. @throws NotFound outside it */
export const getVolunteerForStaff: UseCase<typeof contract.getVolunteerForStaff> = async (act, { id }) => {
  const { sql, caller, now } = act;
  const row = await staffVolunteer(sql, id, caller.scope);
  if (!row) throw new NotFound('没有这位志愿者');
  const canManage = caller.permissions.has('volunteers.manage');
  return {
    ...viewOf(pageRowOf(row), toDay(now)),
    birthOn: row.birthOn,
    version: row.version,
    iconUrl: row.iconUrl,
    organisationName: row.organisationName,
    occupation: row.occupation,
    workplace: row.workplace,
    intro: row.intro,
    serviceAreaNames: await areaNames(sql, row.serviceAreas),
    serviceCategories: row.serviceCategories,
    skills: row.skills,
    idMasked: row.idMasked,
    guardianConsentAt: toInstantOrNull(row.guardianConsentAt),
    lastLoginAt: toInstantOrNull(row.lastLoginAt),
    ...(await figuresOf(sql, id, now)),
    ...(await historyOf(act, id)),
    acts: canManage ? standingActsOf(row.status) : [],
    canManage,
  };
};

/** The columns of the list, out of the whole row. */
const pageRowOf = (row: StaffVolunteer): VolunteerPageRow => ({
  id: row.id,
  volunteerNo: row.volunteerNo,
  name: row.name,
  gender: row.gender,
  birthOn: row.birthOn,
  areaName: row.areaName,
  mobileMasked: row.mobileMasked,
  realNameStatus: row.realNameStatus,
  status: row.status,
  statusReason: row.statusReason,
  restrictedUntil: row.restrictedUntil,
  registeredAt: row.registeredAt,
  effectiveMinutes: row.effectiveMinutes,
  stars: row.stars,
  otherFamilyWards: row.otherFamilyWards,
});

async function historyOf({ sql }: Staff, id: number) {
  const [teams, signUps, hours, credits] = [
    await teamsOf(sql, id),
    await signUpsOf(sql, id),
    await hoursOf(sql, id),
    await creditsOf(sql, id),
  ];
  return {
    teams: teams.map((team) => ({ ...team, joinedAt: toInstantOrNull(team.joinedAt) })),
    signUps: signUps.map((signUp) => ({ ...signUp, startsAt: toInstant(signUp.startsAt) })),
    hours,
    credits: credits.map((credit) => ({
      ...credit,
      createdAt: toInstant(credit.createdAt),
      expiresAt: toInstant(credit.expiresAt),
    })),
  };
}
