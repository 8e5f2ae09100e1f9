import { hoursLabel, toDay, toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import { offsetOf } from '#platform/contract/paging.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import { writeSheet } from '#platform/server/spreadsheet.ts';
import type * as contract from '../../contract/manage-volunteers.contract.ts';
import { manageVolunteerLimits } from '../../contract/manage-volunteers.words.ts';
import {
  genderLabels,
  realNameStatusLabels,
  starsOf,
  volunteerStatusLabels,
} from '../../contract/volunteers.words.ts';
import { countVolunteers, staffVolunteer, volunteerPage } from './manage-volunteers.queries.ts';
import type { ListKey, StaffVolunteer, VolunteerPageRow } from './manage-volunteers.queries.ts';
import { standingActsOf } from './standing.rules.ts';
import { areaNames, creditsOf, figuresOf, hoursOf, signUpsOf, teamsOf } from './volunteer-history.queries.ts';
import { ageOn, isMinor } from '../volunteers.rules.ts';

type Staff = Act<StaffCaller>;

/** A page of volunteers inside the caller's scope, by number or by cursor. */
export async function listVolunteersForStaff(
  act: Staff,
  request: ParsedRequestOf<typeof contract.listVolunteersForStaff>,
): Promise<ResultOf<typeof contract.listVolunteersForStaff>> {
  const { pageNum, pageSize, cursor, ...asked } = request;
  const filter = { ...asked, scope: act.caller.organisationPath, today: toDay(act.now) };
  const rows = await volunteerPage(act.sql, filter, { after: keyOf(cursor), limit: pageSize + 1 })
    .offset(cursor === undefined ? offsetOf({ pageNum, pageSize }) : 0)
    .execute();
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    list: shown.map((row) => viewOf(row, toDay(act.now))),
    total: await countVolunteers(act.sql, filter),
    nextCursor: last ? `${last.registeredAt.getTime()}.${last.id}` : null,
    pageNum,
    pageSize,
  };
}

function keyOf(cursor: string | undefined): ListKey | undefined {
  if (cursor === undefined) return undefined;
  const [at = 0, id = 0] = cursor.split('.').map(Number);
  return { at: new Date(at), id };
}

function viewOf(row: VolunteerPageRow, today: string) {
  const { id, birthOn, areaName, effectiveMinutes, registeredAt, restrictedUntil, ...rest } = row;
  const [age, minutes] = [ageOn(birthOn, today), Number(effectiveMinutes)];
  return {
    ...rest,
    volunteerId: id,
    age,
    isMinor: isMinor(age),
    areaName: areaName ?? '',
    effectiveMinutes: minutes,
    stars: starsOf(minutes),
    registeredAt: toInstant(registeredAt),
    restrictedUntil: toInstantOrNull(restrictedUntil),
  };
}

/** One volunteer inside the caller's scope with what happened lately. @throws NotFound outside it */
export async function getVolunteerForStaff(
  act: Staff,
  { id }: ParsedRequestOf<typeof contract.getVolunteerForStaff>,
): Promise<ResultOf<typeof contract.getVolunteerForStaff>> {
  const { sql, caller, now } = act;
  const row = await staffVolunteer(sql, id, caller.organisationPath);
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
}

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

const columns = [
  ['志愿者编号', 22],
  ['姓名', 12],
  ['性别', 6],
  ['年龄', 6],
  ['区域', 12],
  ['手机号', 16],
  ['实名状态', 10],
  ['状态', 10],
  ['服务时长（小时）', 14],
  ['星级', 6],
  ['注册日期', 12],
] as const;

/** Volunteers by the list's filters as a spreadsheet; bounded, phones masked, noted in the audit log with the reason. */
export async function exportVolunteers(
  act: Staff,
  { reason, ...asked }: ParsedRequestOf<typeof contract.exportVolunteers>,
): Promise<ResultOf<typeof contract.exportVolunteers>> {
  const today = toDay(act.now);
  const filter = { ...asked, scope: act.caller.organisationPath, today };
  const { exportRows } = manageVolunteerLimits;
  const rows = await volunteerPage(act.sql, filter, { limit: exportRows + 1 }).execute();
  if (rows.length > exportRows) throw new Refusal('tooManyRows');
  const bytes = await writeSheet({
    title: '志愿者',
    columns: columns.map(([title, width]) => ({ title, width })),
    rows: rows.map((row) => cellsOf(viewOf(row, today))),
  });
  await act.audit({
    targetType: 'volunteer',
    targetId: null,
    reason,
    detail: { filters: asked, rowCount: rows.length },
  });
  return { fileName: `志愿者-${today}.xlsx`, sheet: bytes.toString('base64') };
}

const cellsOf = (row: ReturnType<typeof viewOf>): (string | number)[] => [
  row.volunteerNo,
  row.name,
  genderLabels[row.gender],
  row.age,
  row.areaName,
  row.mobileMasked ?? '',
  realNameStatusLabels[row.realNameStatus],
  volunteerStatusLabels[row.status],
  Number(hoursLabel(row.effectiveMinutes)),
  row.stars,
  row.registeredAt.slice(0, 10),
];
