import { toInstant } from '#platform/contract/instants.ts';
import { maskName } from '#platform/contract/masking.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Sql } from '#database/transaction.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import type {
  answerActionLink as answerOperation,
  getActionLink as getOperation,
} from '../../contract/action-links.contract.ts';
import type { ActionLinkTokens } from './action-link-tokens.ts';
import { messagesTopic } from '../notify.ts';

export type ActionLinkTarget = { accountId: number; targetId: number };
export type ActionLinkAnswer = 'accept' | 'decline';

/** What a room says of the thing that a link answers. */
export type ActionLinkScene = Pick<
  ResultOf<typeof getOperation>,
  'title' | 'facts' | 'acceptLabel' | 'declineLabel' | 'acceptMeans' | 'declineMeans'
> & {
  /** It still waits for this answer. */
  isOpen: boolean;
};

/** How a kind of link is described and answered; the roof gives it, as the things belong to higher rooms. */
export type ActionLinkPerformer = {
  /** Undefined when the thing is gone. */
  describe: (act: Act, target: ActionLinkTarget) => Promise<ActionLinkScene | undefined>;
  /** Answers as the person would; gives the sentence shown. @throws Refusal with its own sentence */
  perform: (act: Act, target: ActionLinkTarget, answer: ActionLinkAnswer) => Promise<string>;
};
export type ActionLinkPerformers = Partial<Record<'offer' | 'invitation', ActionLinkPerformer>>;
export type ActionLinkSetup = { tokens: ActionLinkTokens; performers: ActionLinkPerformers };

const notFound = (): NotFound => new NotFound('这个链接不存在或已失效');

const findLink = (sql: Sql, linkId: number) =>
  sql
    .selectFrom('actionLinks as l')
    .innerJoin('accounts as a', 'a.id', 'l.accountId')
    .selectAll('l')
    .select('a.displayName')
    .where('l.id', '=', linkId)
    .where('a.status', '=', 'active');

/** What a one-time link would do, for its page; looking changes nothing. @throws NotFound for what was never signed here */
export const getActionLink =
  ({ tokens, performers }: ActionLinkSetup) =>
  async (
    act: Act,
    { token }: ParsedRequestOf<typeof getOperation>,
  ): Promise<ResultOf<typeof getOperation>> => {
    const linkId = tokens.read(token);
    const link = linkId === undefined ? undefined : await findLink(act.sql, linkId).executeTakeFirst();
    const scene = link && (await performers[link.kind]?.describe(act, link));
    if (!link || !scene) throw notFound();
    const { isOpen, ...words } = scene;
    return {
      ...words,
      state: link.usedAt ? 'used' : link.expiresAt <= act.now ? 'expired' : isOpen ? 'open' : 'over',
      answer: link.answer,
      recipient: maskName(link.displayName),
      expiresAt: toInstant(link.expiresAt),
    };
  };

/**
 * Answers by the link: once, before it expires, and as long as the thing waits for it. The audit line names the account
 * whose link it is. @throws Refusal linkUsed, linkExpired, linkOver
 */
export const answerActionLink =
  ({ tokens, performers }: ActionLinkSetup) =>
  async (
    act: Act,
    { token, answer }: ParsedRequestOf<typeof answerOperation>,
  ): Promise<ResultOf<typeof answerOperation>> => {
    const linkId = tokens.read(token);
    const link = linkId === undefined ? undefined : await lockLink(act.sql, linkId);
    const performer = link && performers[link.kind];
    if (!link || !performer) throw notFound();
    if (link.usedAt) throw new Refusal('linkUsed');
    if (link.expiresAt <= act.now) throw new Refusal('linkExpired');
    const message = await perform(actAs(act, link), performer, { link, answer });
    await act.sql
      .updateTable('actionLinks')
      .set({ usedAt: act.now, answer })
      .where('id', '=', link.id)
      .execute();
    await actAs(act, link).audit({
      targetType: 'actionLink',
      targetId: link.id,
      detail: { kind: link.kind, answer },
    });
    act.signal(messagesTopic(link.accountId));
    return { message };
  };

const lockLink = (sql: Sql, linkId: number) => findLink(sql, linkId).forUpdate('l').executeTakeFirst();
type Link = NonNullable<Awaited<ReturnType<typeof lockLink>>>;

const actAs = (act: Act, { accountId, displayName }: Link): Act => ({
  ...act,
  audit: (entry) => act.audit({ actor: { id: accountId, displayName }, ...entry }),
});

/** A refusal of the room becomes this operation's own, with the room's sentence. */
async function perform(
  act: Act,
  performer: ActionLinkPerformer,
  { link, answer }: { link: Link; answer: ActionLinkAnswer },
): Promise<string> {
  try {
    return await performer.perform(act, link, answer);
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal('linkOver', error.message ? { msg: error.message } : {});
    if (error instanceof NotFound) throw new Refusal('linkOver');
    throw error;
  }
}
