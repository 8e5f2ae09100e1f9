import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/team-profile.contract.ts';
import { changeViews } from './team-change-views.ts';
import { findLatestChange, findTeamProfile } from './team-profile.queries.ts';

/** The caller's team as its profile page shows it, with the latest change of checked facts. */
export const getMyTeamProfile: UseCase<typeof contract.getMyTeamProfile> = async ({ sql, caller }) => {
  const row = await findTeamProfile(sql, caller.teamId);
  if (!row) throw new NotFound('没有找到你的队伍资料');
  const latest = await findLatestChange(sql, caller.teamId);
  const [change = null] = await changeViews(sql, latest ? [latest] : []);
  return {
    teamId: row.id,
    teamNo: row.teamNo,
    status: row.status,
    name: row.name,
    leaderName: row.leaderName,
    uscc: row.uscc ?? '',
    legalForm: row.legalForm,
    teamClass: row.teamClass,
    shortName: row.shortName,
    sealChar: row.sealChar,
    category: row.category as CategoryKey,
    areaName: row.areaName ?? '',
    organisationName: row.organisationName,
    address: row.address,
    place: row.lng !== null && row.lat !== null ? { lng: row.lng, lat: row.lat } : null,
    foundedOn: row.foundedOn,
    iconUrl: row.iconUrl,
    slogan: row.slogan,
    intro: row.intro,
    contactName: row.contactName,
    contactPhone: row.contactPhone,
    isContactPublic: row.isContactPublic,
    email: row.email,
    joinMode: row.joinMode,
    joinCode: row.joinCode ?? '',
    joinNotice: row.joinNotice,
    version: row.version,
    change,
  };
};
