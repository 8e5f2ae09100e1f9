import { z } from 'zod';
import { categoryField } from '#domains/site/contract/site.contract.ts';
import { instantField } from '#platform/contract/fields.ts';
import { operation, permission } from '#platform/contract/operation.ts';
import { pageResultShape, staffPageShape } from '#platform/contract/paging.ts';
import { jobKinds, jobResults, jobStatuses, staffJobTabKeys } from './jobs.words.ts';

const staffJobSchema = z.strictObject({
  jobId: z.int(),
  jobNo: z.string(),
  needId: z.int().nullable(),
  title: z.string(),
  category: categoryField,
  kind: z.enum(jobKinds),
  status: z.enum(jobStatuses),
  /** District and community, never a door. */
  placeName: z.string(),
  teamName: z.string().nullable(),
  issuedAt: instantField,
  /** The clock of the working team that ran out: nobody was contacted, or it is not finished. */
  late: z.strictObject({ clock: z.enum(['contact', 'finish']), dueAt: instantField }).nullable(),
  visitStart: instantField.nullable(),
  /** Members who were there, and the minutes that they were there together. */
  peopleCount: z.int(),
  minutes: z.int(),
  resultCode: z.enum(jobResults).nullable(),
  reason: z.string().nullable(),
});
export type StaffJob = z.output<typeof staffJobSchema>;

export const listJobs = operation({
  name: 'listJobs',
  method: 'POST',
  path: '/api/jobs/ListJobs',
  caller: permission('needs.dispatch', { scope: 'rows' }),
  effect: 'read',
  request: z.strictObject({
    ...staffPageShape,
    tab: z.enum(staffJobTabKeys).default('all'),
    kind: z.enum(jobKinds, '没有这个任务类型').optional(),
    keyword: z.string().trim().max(40, '关键词至多 40 个字').optional(),
    isOverdue: z.boolean().optional(),
  }),
  result: z.strictObject(pageResultShape(staffJobSchema)),
  refusals: {},
  summary:
    'Jobs in every state inside the data scope, the newest first, with who was there and for how long.',
});
