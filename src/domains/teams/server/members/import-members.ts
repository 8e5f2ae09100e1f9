import { accountKeysFrom, createMobileVault, type MobileVault } from '#domains/accounts/server/index.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { Refusal } from '#platform/server/calls/failures.ts';
import { readSheet, UnreadableSheet, writeSheet } from '#platform/server/spreadsheet.ts';
import type {
  checkMemberImport as checkOperation,
  getImportTemplate as templateOperation,
  importMembers as importOperation,
  ImportRowError,
} from '../../contract/member-acts.contract.ts';
import { memberLimits, memberRefusals } from '../../contract/members.words.ts';
import { judgeAdding, offlineRow, tellInvited } from './add-person.ts';
import {
  duplicatesIn,
  importColumns,
  type ImportPerson,
  isTemplateHeading,
  readImportRow,
} from './import.rules.ts';
import {
  liveMemberships,
  personsByMobile,
  takenInTeam,
  type TeamPerson,
} from '../joining/joining.queries.ts';
import { inviteEnd } from './members.rules.ts';
import { insertMembers, lapseStaleInvitations } from './members.store.ts';
import type { TeamsSetup } from '../reactions.ts';
import { requireTeamInOffice } from '../team-in-office.ts';
import type { TeamFacts } from '../teams.queries.ts';

/** What an import would do: everyone who comes in as noted, everyone who is invited, every row that is wrong. */
type ImportPlan = {
  rowCount: number;
  offline: ImportPerson[];
  invited: { form: ImportPerson; person: TeamPerson }[];
  errors: ImportRowError[];
};
type Setup = Pick<TeamsSetup, 'secret'>;

const vaultOf = ({ secret }: Setup): MobileVault => createMobileVault(accountKeysFrom(secret));

/** Says what an import of this list would do, row by row; writes nothing. */
export function checkMemberImport(setup: Setup) {
  const vault = vaultOf(setup);
  return async (
    act: Act<TeamCaller>,
    { sheet }: ParsedRequestOf<typeof checkOperation>,
  ): Promise<ResultOf<typeof checkOperation>> => {
    const team = await requireTeamInOffice(act.sql, act.caller.teamId);
    const { rowCount, offline, invited, errors } = await planImport(act, { team, vault, sheet });
    return { rowCount, offlineCount: offline.length, inviteCount: invited.length, errors };
  };
}

/**
 * Takes the list in, all or nothing: people without an account as 线下成员, others by invitation. Judged anew, for the
 * team may have changed since the check. @throws Refusal sheetHasErrors unless wrong rows are to be skipped
 */
export function importMembers(setup: Setup) {
  const vault = vaultOf(setup);
  return async (
    act: Act<TeamCaller>,
    { sheet, skipsErrorRows }: ParsedRequestOf<typeof importOperation>,
  ): Promise<ResultOf<typeof importOperation>> => {
    const team = await requireTeamInOffice(act.sql, act.caller.teamId);
    const plan = await planImport(act, { team, vault, sheet });
    if (plan.errors.length > 0 && !skipsErrorRows) throw new Refusal('sheetHasErrors');
    await carryOut(act, plan, { team, vault });
    const result = {
      offlineCount: plan.offline.length,
      inviteCount: plan.invited.length,
      skippedCount: new Set(plan.errors.map(({ row }) => row)).size,
    };
    await act.audit({ targetType: 'team', targetId: team.teamId, detail: result });
    return result;
  };
}

type Planning = { team: TeamFacts; vault: MobileVault; sheet: string };

async function planImport(act: Act, { team, vault, sheet }: Planning): Promise<ImportPlan> {
  const rows = await readRows(sheet);
  const read = rows.map((row) => readImportRow(row, toDay(act.now)));
  const people = read.filter((one): one is ImportPerson => !Array.isArray(one));
  const errors = [...read.filter(Array.isArray).flat(), ...duplicatesIn(people)];
  const isWrong = (row: number): boolean => errors.some((error) => error.row === row);
  const plan: ImportPlan = { rowCount: rows.length, offline: [], invited: [], errors };
  const known = await knownOf(act, { team, vault, people });
  for (const form of people.filter(({ row }) => !isWrong(row))) {
    const person = known.personOf(form.mobile);
    const fault = known.faultOf(form, person);
    if (fault) errors.push({ row: form.row, ...fault });
    else if (person) plan.invited.push({ form, person });
    else plan.offline.push(form);
  }
  errors.sort((one, other) => one.row - other.row);
  return plan;
}

async function readRows(sheet: string) {
  try {
    const { heading, rows } = await readSheet(Buffer.from(sheet, 'base64'), {
      columnCount: importColumns.length,
      mostRows: memberLimits.importRows,
    });
    if (!isTemplateHeading(heading) || rows.length === 0) throw new Refusal('badSheet');
    if (rows.length > memberLimits.importRows) throw new Refusal('sheetTooLong');
    return rows;
  } catch (error) {
    if (error instanceof UnreadableSheet) throw new Refusal('badSheet');
    throw error;
  }
}

type Fault = { column: string; msg: string };

/** Who of the list is known already, to the product and to the team; read in three statements for all rows. */
async function knownOf(
  { sql, now }: Act,
  { team, vault, people }: { team: TeamFacts; vault: MobileVault; people: readonly ImportPerson[] },
) {
  const hashes = new Map(people.map(({ mobile }) => [mobile, vault.hashOf(mobile)]));
  const persons = await personsByMobile(sql, [...hashes.values()]);
  const byHash = new Map(persons.map((person) => [person.mobileHash, person]));
  const live = await liveMemberships(
    sql,
    team.teamId,
    persons.map(({ volunteerId }) => volunteerId),
  );
  const taken = await takenInTeam(sql, team.teamId);
  const offlineHashes = new Set(
    taken.filter(({ status }) => status === 'offline').map(({ mobileHash }) => mobileHash),
  );
  const numbers = new Set(taken.map(({ memberNo }) => memberNo));
  return {
    personOf: (mobile: string): TeamPerson | undefined => byHash.get(hashes.get(mobile) ?? ''),
    faultOf(form: ImportPerson, person: TeamPerson | undefined): Fault | undefined {
      if (form.memberNo && numbers.has(form.memberNo))
        return { column: '队员编号', msg: memberRefusals.memberNoTaken };
      if (!person) {
        const isListed = offlineHashes.has(hashes.get(form.mobile) ?? '');
        return isListed ? { column: '手机号', msg: memberRefusals.alreadyListed } : undefined;
      }
      if (person.name !== form.name) return { column: '姓名', msg: memberRefusals.nameDiffers };
      const refusal = judgeAdding(
        { person, live: live.find((row) => row.volunteerId === person.volunteerId) },
        now,
      );
      return refusal && { column: '手机号', msg: memberRefusals[refusal] };
    },
  };
}

async function carryOut(
  act: Act<TeamCaller>,
  { offline, invited }: ImportPlan,
  { team, vault }: { team: TeamFacts; vault: MobileVault },
): Promise<void> {
  const { sql, now } = act;
  const notesOf = (form: ImportPerson) => ({
    memberRole: form.memberRole,
    groupName: form.groupName,
    memberNo: form.memberNo,
    remark: form.remark,
    tags: [],
  });
  if (offline.length > 0) {
    const rows = offline.map((form) =>
      offlineRow({ ...form, teamId: team.teamId, notes: notesOf(form), joinWay: 'import' }, { vault, now }),
    );
    await insertMembers(sql, rows);
  }
  if (invited.length === 0) return;
  const invitedUntil = inviteEnd(now);
  const volunteerIds = invited.map(({ person }) => person.volunteerId);
  await lapseStaleInvitations(sql, { teamId: team.teamId, volunteerIds, now });
  const made = await insertMembers(
    sql,
    invited.map(({ form, person }) => ({
      teamId: team.teamId,
      volunteerId: person.volunteerId,
      name: person.name,
      ...notesOf(form),
      memberNo: form.memberNo ?? null,
      status: 'invited' as const,
      joinWay: 'import' as const,
      invitedUntil,
      createdAt: now,
      updatedAt: now,
    })),
  );
  const told = made.flatMap(({ id, volunteerId }) =>
    volunteerId === null ? [] : [{ teamUserId: id, volunteerId }],
  );
  await tellInvited(act, told, { teamName: team.name, invitedUntil });
}

/** The empty list with one line that shows how. */
export async function getImportTemplate(): Promise<ResultOf<typeof templateOperation>> {
  const bytes = await writeSheet({
    title: '成员名单',
    columns: importColumns.map(({ field, title, width }) => ({
      title: field === 'name' || field === 'mobile' ? `${title}*` : title,
      width,
    })),
    rows: [],
  });
  return { fileName: '成员导入模板.xlsx', sheet: bytes.toString('base64') };
}
