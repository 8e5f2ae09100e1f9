import type { ResultOf } from '#platform/contract/operation.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type * as contract from '../../contract/action-links.contract.ts';
import type { ActionLinkTokens } from './action-link-tokens.ts';

export type ActionLinkTarget = { accountId: number; targetId: number };

export type ActionLinkAnswer = 'accept' | 'decline';

/** What a room says of the thing that a link answers. */
export type ActionLinkScene = Pick<
  ResultOf<typeof contract.getActionLink>,
  'title' | 'facts' | 'acceptLabel' | 'declineLabel' | 'acceptMeans' | 'declineMeans'
> & {
  /** It still waits for this answer. */
  isOpen: boolean;
};

/** How a kind of link is described and answered; the roof gives it, as the things belong to higher rooms. */
export type ActionLinkPerformer = {
  /** Undefined when the thing is gone. */
  describe: (act: Act, target: ActionLinkTarget) => Promise<ActionLinkScene | undefined>;
  /** Answers as the person would; gives the sentence shown. Refuses `linkOver` in the words of its own room (`refusingAs`). */
  perform: (
    act: Act<Caller, 'linkOver'>,
    target: ActionLinkTarget,
    answer: ActionLinkAnswer,
  ) => Promise<string>;
};

export type ActionLinkPerformers = Partial<Record<'offer' | 'invitation', ActionLinkPerformer>>;

export type ActionLinkSetup = { tokens: ActionLinkTokens; performers: ActionLinkPerformers };

/** Never signed here, or its thing is gone. */
export const notFound = (): NotFound => new NotFound('这个链接不存在或已失效');
