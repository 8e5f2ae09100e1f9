import type { Generated } from 'kysely';

/** Tables of standing posts (常设岗位), which the jobs room writes; columns are described in the migration. */
export type PostSlotsTable = {
  id: number;
  jobId: number;
  weekday: number;
  starts: string;
  ends: string;
  places: number;
};

export type PostPeopleTable = {
  id: number;
  jobId: number;
  slotId: number;
  volunteerId: number;
  status: 'applied' | 'trial' | 'regular' | 'declined' | 'left' | 'removed' | 'ended';
  words: Generated<string>;
  appliedAt: Date;
  decidedBy: number | null;
  decidedAt: Date | null;
  said: Generated<string>;
  leavesAt: Date | null;
  endedAt: Date | null;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
};
