import { gone, named } from './trace.ts';
import type { PersonLeaving } from './person-leaving.ts';

/** What the floor itself keeps of somebody: letters under way or sent, answers kept for a browser. The audit log stays (网络安全法 21). */
export const floorLeaving: PersonLeaving = {
  traces: [
    gone('outbox', 'recipient_hash in (select mobile_hash from accounts where id in {people})'),
    gone('command_answers', 'account_id'),
    named('outbox', 'variables'),
  ],
};
