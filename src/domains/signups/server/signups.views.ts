import { coverSchema } from '#domains/activities/contract/activity-views.contract.ts';

/** The stored choice of cover, or null where there is none or it is of an older form. */
export const coverOf = (cover: unknown) =>
  coverSchema
    .nullable()
    .catch(null)
    .parse(cover ?? null);
