import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/timeline.contract.ts';
import { type FactKey, timelineFacts } from './timeline.queries.ts';
import { noteOf, sentenceOf } from './timeline.rules.ts';

/** A page of what happened to the caller, newest first; nobody else's rows are read. */
export const listMyTimeline: UseCase<typeof contract.listMyTimeline> = async (
  { sql, caller },
  { pageSize, cursor },
) => {
  const wish = { volunteerId: caller.volunteerId, after: keyIn(cursor), limit: pageSize + 1 };
  const { rows } = await timelineFacts(wish).execute(sql);
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    list: shown.map((fact) => ({
      key: nameOf(fact),
      at: toInstant(fact.at),
      kind: fact.kind,
      sentence: sentenceOf(fact),
      note: noteOf(fact),
      activityId: fact.activityId,
      assignmentId: fact.assignmentId,
      title: fact.title,
    })),
    nextCursor: last ? nameOf(last) : null,
  };
};

const nameOf = ({ at, step, id }: FactKey): string => `${at.getTime()}.${step}.${id}`;

/** The fact that a cursor names; its form is the contract's. */
function keyIn(cursor: string | undefined): FactKey | undefined {
  if (cursor === undefined) return undefined;
  const [at = 0, step = 0, id = 0] = cursor.split('.').map(Number);
  return { at: new Date(at), step, id };
}
