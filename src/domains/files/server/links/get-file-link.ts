import { toInstant } from '#platform/contract/instants.ts';
import type { Sql } from '#database/transaction.ts';
import type { Act, SignedInCaller, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { isInScope } from '#platform/server/calls/scope.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/files.contract.ts';
import { type FilePurpose, purposeRules } from '../../contract/files.words.ts';
import { type FileKeys, signFileLink } from '../file-keys.ts';
import {
  type FileRow,
  findFile,
  isAboutThem,
  organisationPathOfProof,
  teamOfProof,
} from '../files.queries.ts';

/** A link to a private file for who sent it, of a training or an award for whoever has it, of a team's and of its visits for whoever manages the team, and of a team's proof for staff who review teams or, of entered hours and visits, hours. @throws NotFound for everybody else */
export const getFileLink: UseCase<typeof contract.getFileLink, FileKeys> = async (act, { id }, keys) => {
  const row = await requireSight(act, id);
  if (isPersonal(row, act.caller)) throw new NotFound();
  return linkTo(act, row, keys);
};

/** Papers of somebody's correction or claim, for everybody but who sent them: each look is kept (`openPaper`). */
export const isPersonal = (
  { targetType, uploaderId }: FileRow,
  { accountId }: Pick<SignedInCaller, 'accountId'>,
): boolean => uploaderId !== accountId && (targetType === 'hourCorrection' || targetType === 'hourClaim');

/** A private file that the caller may see. @throws NotFound for everybody else, and once it was let go of */
export async function requireSight(act: Act<SignedInCaller>, fileId: number): Promise<FileRow> {
  const row = await findFile(act.sql, fileId);
  if (!row || row.status === 'removing' || !purposeRules[row.purpose].isPrivate || !(await maySee(act, row)))
    throw new NotFound();
  const isLetGo = row.expiresAt !== null && row.expiresAt <= act.now;
  if (isLetGo && isPersonal(row, act.caller)) throw new NotFound();
  return row;
}

/** The link of five minutes, with the name that the caller may read. */
export function linkTo(act: Act<SignedInCaller>, row: FileRow, keys: FileKeys) {
  const { url, expiresAt } = signFileLink(keys, row.key, act.now);
  return { url, name: row.name, mime: row.mime, expiresAt: toInstant(expiresAt) };
}

/** Which permissions let staff of its scope see a proof. */
const reviewPermissions: Partial<Record<FilePurpose, readonly string[]>> = {
  teamProof: ['teams.review'],
  hourProof: ['hours.review'],
  makeupProof: ['activities.review', 'hours.review'],
  recordProof: ['volunteers.manage'],
  visitPhoto: ['hours.review'],
  microPhoto: ['needs.dispatch', 'hours.review'],
};

/** ID pictures are shown to staff only by the volunteers room, which asks for a reason and writes it down. */
async function maySee({ sql, caller }: Act<SignedInCaller>, row: FileRow): Promise<boolean> {
  if (row.uploaderId === caller.accountId) return true;
  if (caller.kind === 'volunteer') return isAboutThem(sql, caller.volunteerId, row);
  if (caller.kind === 'team') return isOfTeam(sql, caller, row);
  const permissions = reviewPermissions[row.purpose] ?? [];
  if (caller.kind !== 'staff' || !permissions.some((one) => caller.permissions.has(one))) return false;
  if (caller.scope === undefined) return true;
  const path = await organisationPathOfProof(sql, row);
  return isInScope(path, caller.scope);
}

/** What the team's own account sent, and the proofs of the team and its records, for the team and whoever manages it with a login of their own. */
async function isOfTeam(sql: Sql, caller: TeamCaller, row: FileRow): Promise<boolean> {
  if (caller.person?.rank === 'leader') return false;
  if (row.uploaderId === caller.person?.teamAccountId) return true;
  return (await teamOfProof(sql, row)) === caller.teamId;
}
