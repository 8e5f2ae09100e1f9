import type { MobileVault } from '#domains/accounts/server/index.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { readSheet, UnreadableSheet } from '#platform/server/spreadsheet.ts';
import type { ImportRowError } from '../../../contract/member-acts.contract.ts';
import { memberLimits, memberRefusals } from '../../../contract/members.words.ts';
import {
  liveMemberships,
  personsByMobile,
  takenInTeam,
  type TeamPerson,
} from '../../joining/joining.queries.ts';
import type { TeamFacts } from '../../teams.queries.ts';
import { judgeAdding } from '../add-person.ts';
import {
  duplicatesIn,
  importColumns,
  type ImportPerson,
  isExample,
  isTemplateHeading,
  readImportRow,
} from './import.rules.ts';

/** What an import would do: everyone who comes in as noted, everyone who is invited, every row that is wrong. */
export type ImportPlan = {
  rowCount: number;
  offline: ImportPerson[];
  invited: { form: ImportPerson; person: TeamPerson }[];
  errors: ImportRowError[];
};

/** What the phones of a list are looked up by. */
export type ImportKeys = { vault: MobileVault };

type Reading = Act<TeamCaller, 'badSheet' | 'sheetTooLong'>;
type Planning = { team: TeamFacts; vault: MobileVault; sheet: string };

/** Judges a list row by row; writes nothing. Refuses `badSheet` and `sheetTooLong`. */
export async function planImport(act: Reading, { team, vault, sheet }: Planning): Promise<ImportPlan> {
  const rows = await readRows(act, sheet);
  const read = rows.map((row) => readImportRow(row, toDay(act.now)));
  const people = read.filter((one): one is ImportPerson => !Array.isArray(one));
  const errors = [...read.filter(Array.isArray).flat(), ...duplicatesIn(people)];
  const isWrong = (row: number): boolean => errors.some((error) => error.row === row);
  const plan: ImportPlan = { rowCount: rows.length, offline: [], invited: [], errors };
  const known = await knownOf(act, { team, vault, people });
  for (const form of people.filter(({ row }) => !isWrong(row))) {
    const person = known.personOf(form);
    const fault = known.faultOf(form, person);
    if (fault) errors.push({ row: form.row, ...fault });
    else if (person) plan.invited.push({ form, person });
    else plan.offline.push(form);
  }
  errors.sort((one, other) => one.row - other.row);
  return plan;
}

async function readRows(act: Reading, sheet: string) {
  try {
    const { heading, rows: written } = await readSheet(Buffer.from(sheet, 'base64'), {
      columnCount: importColumns.length,
      mostRows: memberLimits.importRows,
    });
    const rows = written.filter((row) => !isExample(row));
    if (!isTemplateHeading(heading) || rows.length === 0) throw act.refuse('badSheet');
    if (rows.length > memberLimits.importRows) throw act.refuse('sheetTooLong');
    return rows;
  } catch (error) {
    if (error instanceof UnreadableSheet) throw act.refuse('badSheet');
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
    /** Another name on the phone is not told, and the row comes in as noted. */
    personOf({ mobile, name }: ImportPerson): TeamPerson | undefined {
      const person = byHash.get(hashes.get(mobile) ?? '');
      return person?.name === name ? person : undefined;
    },
    faultOf(form: ImportPerson, person: TeamPerson | undefined): Fault | undefined {
      if (form.memberNo && numbers.has(form.memberNo))
        return { column: '队员编号', msg: memberRefusals.memberNoTaken };
      if (!person) {
        const isListed = offlineHashes.has(hashes.get(form.mobile) ?? '');
        return isListed ? { column: '手机号', msg: memberRefusals.alreadyListed } : undefined;
      }
      const refusal = judgeAdding(
        { person, live: live.find((row) => row.volunteerId === person.volunteerId) },
        now,
      );
      return refusal && { column: '手机号', msg: memberRefusals[refusal] };
    },
  };
}
