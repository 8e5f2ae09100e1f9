/** Table that the ratings room writes; columns are described in the migration. */
export type RatingsTable = {
  participationId: number;
  direction: 'ofService' | 'ofVolunteer';
  activityId: number;
  teamId: number;
  volunteerId: number;
  scores: number[];
  text: string;
  ratedBy: number;
  createdAt: Date;
  shownAt: Date;
};
