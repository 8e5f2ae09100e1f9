import { toDay, toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/volunteers.contract.ts';
import { findProfile } from './volunteers.queries.ts';
import { ageOn, standingOn } from './volunteers.rules.ts';

/** The caller's own profile. @throws NotFound when the account has no volunteer behind it */
export const getMyVolunteer: UseCase<typeof contract.getMyVolunteer> = async ({ sql, caller, now }) => {
  const row = await findProfile(sql, caller.volunteerId);
  if (!row) throw new NotFound('没有找到你的志愿者资料');
  return {
    volunteerId: row.id,
    volunteerNo: row.volunteerNo,
    name: row.name,
    gender: row.gender,
    birthOn: row.birthOn,
    age: ageOn(row.birthOn, toDay(now)),
    mobileMasked: row.mobileMasked,
    iconUrl: row.iconUrl,
    area: row.area,
    areaName: row.areaName ?? '',
    serviceAreas: row.serviceAreas,
    serviceCategories: row.serviceCategories,
    organisationName: row.organisationName,
    occupation: row.occupation,
    intro: row.intro,
    realNameStatus: row.realNameStatus,
    status: standingOn(row, toDay(now)),
    restrictedUntil: toInstantOrNull(row.restrictedUntil),
    isNamePublic: row.isNamePublic,
    joinsRankings: row.joinsRankings,
    registeredAt: toInstant(row.registeredAt),
  };
};
