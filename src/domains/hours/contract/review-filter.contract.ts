import { z } from 'zod';

/** What the centre's queue is filtered by. */
export const reviewFilterShape = {
  tab: z.enum(['submitted', 'disputed', 'decided']).default('submitted'),
  keyword: z.string().trim().max(40).optional(),
};
