import { notify } from '#domains/messages/server/index.ts';
import { sessionCodes } from '#platform/contract/envelope.ts';
import { personalNumberIn } from '#platform/contract/text/personal-numbers.ts';
import type { ResultOf } from '#platform/contract/operation.ts';
import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import { NotSignedIn, TooMany } from '#platform/server/calls/failures.ts';
import type * as contract from '../contract/discussion.contract.ts';
import { type ChatKind, chatLimits, type ChatVisibility, heldReasons } from '../contract/discussion.words.ts';
import { chatNotices } from './discussion.notices.ts';
import { chatWordsOf, type FoundPost, recentPosts } from './discussion.queries.ts';
import { containsWord, judgeWriter, type WriterFacts } from './discussion.rules.ts';
import { insertPost, refreshAnswered } from './discussion.store.ts';
import { isModerator } from './writer.ts';

type Written = ResultOf<typeof contract.createPost>;

/** Whether the caller may read a post of this visibility. */
export const canSee = (act: Act<SignedInCaller>, post: FoundPost, writer: WriterFacts): boolean =>
  post.visibility === 'public' ||
  writer.isOwnTeam ||
  writer.isSignedUp ||
  post.authorId === act.caller.accountId ||
  isModerator(act.caller, post.organisationPath);

/** Refuses who may not write at the activity, and who wrote too much. @throws Refusal, TooMany */
export async function requireMayWrite(
  act: Act<SignedInCaller, 'phoneNeeded' | 'wrongKind' | 'chatClosed'>,
  writer: WriterFacts,
  activityStatus: string,
): Promise<void> {
  const why = judgeWriter(writer, activityStatus);
  if (why === 'login') throw new NotSignedIn(sessionCodes.unknown);
  if (why) throw act.refuse(why);
  const { ofTenMinutes, ofDay } = await recentPosts(act.sql, act.caller.accountId, act.now);
  if (ofTenMinutes >= chatLimits.postsPerTenMinutes && !writer.isOwnTeam)
    throw new TooMany('发言太频繁，请 10 分钟后再试');
  if (ofDay >= chatLimits.postsPerDay && !writer.isOwnTeam)
    throw new TooMany('今天的发言已达上限，请明天再来');
}

type Draft = {
  activityId: number;
  parentId: number | null;
  kind: ChatKind;
  content: string;
  visibility: ChatVisibility;
  isPinned: boolean;
};

/** Writes the post; what contains a word of the list is held for staff. @throws Refusal for a personal number that everybody would read */
export async function write(act: Act<SignedInCaller, 'personalNumber'>, draft: Draft): Promise<Written> {
  const number = draft.visibility === 'public' ? personalNumberIn(draft.content) : undefined;
  if (number)
    throw act.refuse('personalNumber', {
      msg: `内容里有像手机号或证件号的数字（${number}），公开后谁都能看到，请删掉后再发`,
    });
  const isHeld = containsWord(draft.content, await chatWordsOf(act.sql));
  const chatId = act.newId();
  await insertPost(act.sql, {
    id: chatId,
    activityId: draft.activityId,
    parentId: draft.parentId,
    kind: draft.kind,
    content: draft.content,
    visibility: draft.visibility,
    isPinned: draft.isPinned,
    authorId: act.caller.accountId,
    authorKind: act.caller.kind,
    status: isHeld ? 'held' : 'visible',
    heldReason: isHeld ? heldReasons.word : null,
    createdAt: act.now,
  });
  await act.audit({ targetType: 'chatPost', targetId: chatId, detail: { kind: draft.kind, isHeld } });
  return {
    chatId,
    status: isHeld ? 'held' : 'visible',
    message: isHeld ? '已提交，工作人员核实后公开' : '已发布',
  };
}

/** The team's first answer closes the question; every answer is told to who asked. */
export async function markAnswered(
  act: Pick<Act, 'sql' | 'now' | 'newId' | 'signal'>,
  question: FoundPost,
  { content, answerId }: { content: string; answerId: number },
): Promise<void> {
  await refreshAnswered(act.sql, question.id);
  const { activityId, activityTitle, authorId: accountId } = question;
  await notify(
    act,
    chatNotices.answered({ activityId, activityTitle, accountId, content, chatId: answerId }),
  );
}
