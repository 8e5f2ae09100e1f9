import { createHash } from 'node:crypto';
import { maskName } from '#platform/contract/masking.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act } from '#platform/server/act.ts';
import type { listParticipants as operation } from '../contract/applications.contract.ts';
import { countParticipants, rowsOfParticipants } from './participants.queries.ts';

/** Who has a place in a public activity: masked names and drawn portraits, nothing that leads to a person (domain.md 1.11). */
export async function listParticipants(
  act: Act,
  request: ParsedRequestOf<typeof operation>,
): Promise<ResultOf<typeof operation>> {
  const { pageNum, pageSize } = request;
  const [rows, total] = await Promise.all([
    rowsOfParticipants(act.sql, request),
    countParticipants(act.sql, request.activityId),
  ]);
  return {
    list: rows.map((row) => ({
      avatarKey: `participant:${portraitOf(row.id)}`,
      maskedName: maskName(row.name),
      gender: row.gender,
      postName: row.postName,
    })),
    total,
    pageNum,
    pageSize,
  };
}

/** A stable key made from the sign-up, so that the same person looks different in another activity. */
const portraitOf = (signUpId: number): string =>
  createHash('sha256').update(`portrait:${signUpId}`).digest('hex').slice(0, 12);
