import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { PersonalVault } from '../personal-vault.ts';
import type { MyProfileView } from '../../contract/profile.contract.ts';
import type * as contract from '../../contract/profile.contract.ts';
import type { Slot } from '../../contract/profile.words.ts';
import type { Finding } from '../../contract/real-name.words.ts';
import { findLatestCheck, findWholeProfile } from './profile.queries.ts';

export type EmergencyContact = { name: string; mobile: string };

const nobody: EmergencyContact = { name: '', mobile: '' };

/** The emergency contact as it lies in its cipher. */
export const openEmergency = (vault: PersonalVault, cipher: string | null): EmergencyContact =>
  cipher === null ? nobody : (JSON.parse(vault.open(cipher)) as EmergencyContact);

/** The caller's whole profile, opened for the person; the ID number stays masked. */
export const getMyProfile: UseCase<typeof contract.getMyProfile, PersonalVault> = async (
  { sql, caller },
  _request,
  vault,
) => {
  const row = await findWholeProfile(sql, caller.volunteerId);
  if (!row) throw new NotFound('没有找到你的志愿者资料');
  const emergency = openEmergency(vault, row.emergencyCipher);
  return {
    volunteerId: row.id,
    volunteerNo: row.volunteerNo,
    name: row.name,
    gender: row.gender,
    birthOn: row.birthOn,
    iconUrl: row.iconUrl,
    mobileMasked: row.mobileMasked,
    area: row.area,
    serviceAreas: row.serviceAreas,
    serviceCategories: row.serviceCategories as CategoryKey[],
    availability: row.availability as Slot[],
    skills: row.skills,
    languages: row.languages,
    workplace: row.workplace,
    occupation: row.occupation,
    email: row.email,
    address: vault.open(row.addressCipher),
    emergencyName: emergency.name,
    emergencyMobile: emergency.mobile,
    intro: row.intro,
    isNamePublic: row.isNamePublic,
    joinsRankings: row.joinsRankings,
    isProfilePublic: row.isProfilePublic,
    invitePreference: row.invitePreference,
    version: row.version,
    realName: {
      status: row.realNameStatus,
      idKind: row.idKind,
      idMasked: row.idMasked,
      check: await latestCheck({ sql, volunteerId: row.id }),
    },
  };
};

async function latestCheck({
  sql,
  volunteerId,
}: Pick<Act, 'sql'> & { volunteerId: number }): Promise<MyProfileView['realName']['check']> {
  const check = await findLatestCheck(sql, volunteerId);
  if (!check) return null;
  return {
    checkId: check.id,
    status: check.status,
    name: check.name,
    idKind: check.idKind,
    idMasked: check.idMasked,
    isChange: check.isChange,
    findings: check.findings as Finding[],
    submittedAt: toInstant(check.submittedAt),
    decidedAt: toInstantOrNull(check.decidedAt),
    reason: check.reason,
  };
}
