import { accountTopics } from './account-topics.queries.ts';
import { jobTopics } from './job-topics.queries.ts';
import { proofTopics } from './proof-topics.queries.ts';
import { recordTopics } from './record-topics.queries.ts';
import { serviceTopics } from './service-topics.queries.ts';
import { socialTopics } from './social-topics.queries.ts';
import type { Topic } from './topic.ts';

/** Every kind of record in the archive beside the profile, in the order of its README. */
export const topics: readonly Topic[] = [
  ...accountTopics,
  ...serviceTopics,
  ...proofTopics,
  ...jobTopics,
  ...recordTopics,
  ...socialTopics,
];
