import { maskName } from '#platform/contract/masking.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { createPortraitKeys } from '#platform/server/encryption.ts';
import type { listParticipants as operation } from '../../contract/applications.contract.ts';
import { countParticipants, rowsOfParticipants } from './participants.queries.ts';

/** Who has a place in a public activity: masked names and drawn portraits, nothing that leads to a person (domain.md 1.11). */
export function listParticipants(secret: string) {
  // Of the sign-up, so that the same person looks different in another activity.
  const portraitKeyOf = createPortraitKeys(secret, 'participants');
  return async (
    act: Act,
    request: ParsedRequestOf<typeof operation>,
  ): Promise<ResultOf<typeof operation>> => {
    const { pageNum, pageSize } = request;
    const [rows, total] = await Promise.all([
      rowsOfParticipants(act.sql, request),
      countParticipants(act.sql, request.activityId),
    ]);
    return {
      list: rows.map((row) => ({
        avatarKey: `participant:${portraitKeyOf(row.id)}`,
        maskedName: maskName(row.name),
        gender: row.gender,
        postName: row.postName,
      })),
      total,
      pageNum,
      pageSize,
    };
  };
}
