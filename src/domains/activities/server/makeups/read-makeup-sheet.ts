import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { readSheet, UnreadableSheet } from '#platform/server/spreadsheet.ts';
import type * as contract from '../../contract/makeups.contract.ts';
import type { MakeupPerson } from '../../contract/makeups.contract.ts';
import { makeupLimits } from '../../contract/makeups.words.ts';
import {
  isExampleRow,
  isMakeupHeading,
  makeupColumns,
  readMakeupRow,
  type SheetError,
  type SheetPerson,
} from './makeup-sheet.rules.ts';
import { membersByNo } from './makeups.queries.ts';

/** Reads a list of people and says row by row who is no member of the team; number and name must agree, so that a slip hits nobody else. */
export const readMakeupSheet: UseCase<typeof contract.readMakeupSheet> = async (act, { sheet }) => {
  const read = (await rowsOf(act, sheet)).map(readMakeupRow);
  const errors: SheetError[] = read.filter((one) => 'msg' in one);
  const told = read.filter((one): one is SheetPerson => !('msg' in one));
  const numbers = told.map(({ volunteerNo }) => volunteerNo);
  const members = new Map(
    (await membersByNo(act.sql, act.caller.teamId, numbers)).map((member) => [member.volunteerNo, member]),
  );
  const people: MakeupPerson[] = [];
  for (const { row, ...person } of told) {
    const member = members.get(person.volunteerNo);
    if (member?.name !== person.name) errors.push({ row, msg: '本队没有编号和姓名都对得上的成员' });
    else if (people.some(({ volunteerId }) => volunteerId === member.volunteerId))
      errors.push({ row, msg: '这位在前面已经有一行' });
    else people.push({ ...person, volunteerId: member.volunteerId, isFromSheet: true });
  }
  return { people, errors: errors.toSorted((one, other) => one.row - other.row) };
};

async function rowsOf(act: Act<TeamCaller, 'badSheet' | 'sheetTooLong'>, sheet: string) {
  try {
    const { heading, rows: written } = await readSheet(Buffer.from(sheet, 'base64'), {
      columnCount: makeupColumns.length,
      mostRows: makeupLimits.bySheet + 1,
    });
    const rows = written.filter((row) => !isExampleRow(row));
    if (!isMakeupHeading(heading) || rows.length === 0) throw act.refuse('badSheet');
    if (rows.length > makeupLimits.bySheet) throw act.refuse('sheetTooLong');
    return rows;
  } catch (error) {
    if (error instanceof UnreadableSheet) throw act.refuse('badSheet');
    throw error;
  }
}
