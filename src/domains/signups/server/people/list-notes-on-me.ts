import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/people.contract.ts';
import { notesOn } from './people.queries.ts';

/** What teams wrote about and to the caller, newest first (PIPL 45). */
export const listNotesOnMe: UseCase<typeof contract.listNotesOnMe> = async ({ sql, caller }, request) => {
  const { rows, total } = await notesOn(sql, { ...request, volunteerId: caller.volunteerId });
  const list = rows.map(({ id, kind, body, createdAt, teamName, title }) => ({
    noteId: id,
    kind,
    teamName,
    activityTitle: title,
    text: body,
    at: toInstant(createdAt),
  }));
  return { list, total, pageNum: request.pageNum, pageSize: request.pageSize };
};
