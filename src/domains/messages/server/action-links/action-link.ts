import type { ResultOf } from '#platform/contract/operation.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type * as contract from '../../contract/action-links.contract.ts';
import type { ActionLinkTokens } from './action-link-tokens.ts';

/** The account is null for a requester who has none; until when the link holds tells links of one thing apart. */
export type ActionLinkTarget = { accountId: number | null; targetId: number; expiresAt: Date };
/** The same where only accounts have such links. */
export type AccountLinkTarget = ActionLinkTarget & { accountId: number };

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
export type ActionLinkPerformer<Target = AccountLinkTarget> = {
  /** Undefined when the thing is gone. */
  describe: (act: Act, target: Target) => Promise<ActionLinkScene | undefined>;
  /** Answers as the person would; gives the sentence shown. Refuses `linkOver` in the words of its own room (`refusingAs`). */
  perform: (act: Act<Caller, 'linkOver'>, target: Target, answer: ActionLinkAnswer) => Promise<string>;
};

export type ActionLinkPerformers = Partial<Record<'offer' | 'invitation' | 'change', ActionLinkPerformer>> & {
  visit?: ActionLinkPerformer<ActionLinkTarget>;
};

/** Who describes and answers a link, given its owner; an account's kind without an account is none. */
export const performerOf = (
  performers: ActionLinkPerformers,
  {
    kind,
    accountId,
    targetId,
    expiresAt,
  }: ActionLinkTarget & { kind: 'offer' | 'invitation' | 'visit' | 'change' },
) => {
  if (kind === 'visit') return bound(performers.visit, { accountId, targetId, expiresAt });
  return accountId === null ? undefined : bound(performers[kind], { accountId, targetId, expiresAt });
};

const bound = <Target>(performer: ActionLinkPerformer<Target> | undefined, target: Target) =>
  performer && {
    describe: (act: Act) => performer.describe(act, target),
    perform: (act: Act<Caller, 'linkOver'>, answer: ActionLinkAnswer) =>
      performer.perform(act, target, answer),
  };

export type ActionLinkSetup = { tokens: ActionLinkTokens; performers: ActionLinkPerformers };

/** Never signed here, or its thing is gone. */
export const notFound = (): NotFound => new NotFound('这个链接不存在或已失效');
