import type { FindMembers } from '#domains/activities/web/makeup/makeup-people.tsx';
import { listMembersCall } from '#domains/teams/web/members/members.calls.ts';
import { callOperation } from '#platform/web/calls/call-operation.ts';

/** Members in the team with an account, found by a piece of the name, the end of the phone or a number; eight at most. */
export const findMembers: FindMembers = async (keyword) => {
  const { list } = await callOperation(listMembersCall, {
    status: 'active',
    keyword,
    sort: 'name',
    pageNum: 1,
    pageSize: 8,
  });
  return list.flatMap(({ volunteerId, volunteerNo, name, isVerified }) =>
    volunteerId === null || volunteerNo === null ? [] : [{ volunteerId, volunteerNo, name, isVerified }],
  );
};
