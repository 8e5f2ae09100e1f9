import { maskName } from '#platform/contract/masking.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/applications.contract.ts';
import { countParticipants, rowsOfParticipants } from './participants.queries.ts';

/** Keys of drawn portraits. They are of the sign-up, so that the same person looks different in another activity. */
export type ParticipantKeys = { portraitKeyOf: (signUpId: number) => string };

/** Who has a place in a public activity: masked names and drawn portraits, nothing that leads to a person (domain.md 1.11). */
export const listParticipants: UseCase<typeof contract.listParticipants, ParticipantKeys> = async (
  act,
  request,
  { portraitKeyOf },
) => {
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
