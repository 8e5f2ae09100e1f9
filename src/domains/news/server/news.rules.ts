import type { FieldError } from '#platform/contract/envelope.ts';
import { personalNumberIn, personalNumberSentence } from '#platform/contract/text/personal-numbers.ts';
import { plainText } from '#platform/contract/plain-text.ts';
import type { NewsForm } from '../contract/news-form.contract.ts';
import {
  longestText,
  type NewsAct,
  type NewsLayout,
  type newsRefusals,
  type NewsStatus,
  type PostScope,
  postScopes,
  type WorkStatus,
} from '../contract/news.words.ts';

/** What the verdict on the next acts is made from. */
export type ActFacts = { status: NewsStatus; revisionStatus: WorkStatus | null };
/** What the caller is to an item: writes it, reviews it, both or neither; a 领队 writes drafts only. */
export type Standing = { isOwn: boolean; mayReview: boolean; draftsOnly?: boolean };

/** The state of the text that is being worked on. */
export const workStatusOf = ({ status, revisionStatus }: ActFacts): NewsStatus => revisionStatus ?? status;

const isWritten = (status: NewsStatus): boolean => status === 'draft' || status === 'returned';
export const isWaiting = (status: NewsStatus): boolean => status === 'pending' || status === 'pending2';

/** What the caller may do with an item now (domain.md 4.2.10); lists, pages and use cases ask the same function. */
export function allowedActs(facts: ActFacts, { isOwn, mayReview, draftsOnly = false }: Standing): NewsAct[] {
  const { status, revisionStatus } = facts;
  const work = workStatusOf(facts);
  const isPublished = status === 'published';
  const canWrite = isWritten(work) || status === 'offline' || (isPublished && revisionStatus === null);
  const acts: [NewsAct, boolean][] = [
    ['update', isOwn && canWrite],
    ['submit', isOwn && isWritten(work)],
    ['withdraw', isOwn && (isWaiting(work) || status === 'scheduled')],
    ['discard', isOwn && isPublished && isWritten(work)],
    ['delete', (isOwn && (isWritten(status) || status === 'offline')) || (mayReview && isPublished)],
    ['takeDown', (isOwn || mayReview) && isPublished],
    ['pin', mayReview && isPublished],
    ['review', mayReview && isWaiting(work)],
  ];
  const isDraft = isWritten(work) && !isPublished;
  return acts
    .filter(([act, isAllowed]) => isAllowed && (!draftsOnly || (act === 'update' && isDraft)))
    .map(([act]) => act);
}

/** Reviews that a text needs: the category's, and for a team's own text at least one. */
export const neededReviews = (reviewLevels: number, isByTeam: boolean): number =>
  isByTeam ? Math.max(1, reviewLevels) : reviewLevels;

export type ReviewFacts = ActFacts & { writerIds: readonly number[]; firstReviewerId: number | null };

/** Whether this person may decide now: neither a writer nor the one who passed it first. Order is part of the rule. */
export function judgeReview(
  facts: ReviewFacts,
  reviewerId: number,
): Extract<keyof typeof newsRefusals, 'wrongStatus' | 'ownWork' | 'sameReviewer'> | undefined {
  const work = workStatusOf(facts);
  if (!isWaiting(work)) return 'wrongStatus';
  if (facts.writerIds.includes(reviewerId)) return 'ownWork';
  if (work === 'pending2' && facts.firstReviewerId === reviewerId) return 'sameReviewer';
  return undefined;
}

/** A text that becomes public: at once, or at the time it names. */
export const publicState = (publishAt: Date | null, now: Date): 'scheduled' | 'published' =>
  publishAt && publishAt > now ? 'scheduled' : 'published';

/** Whether a first review is followed by a second one. */
export const needsFinalReview = (work: NewsStatus, neededCount: number): boolean =>
  work === 'pending' && neededCount > 1;

/** Whether an author of this kind may post where `scope` is asked; each scope includes those before it. */
export const mayPost = (author: PostScope, scope: PostScope): boolean =>
  postScopes.indexOf(author) <= postScopes.indexOf(scope);

export type SubmitFacts = {
  layout: NewsLayout;
  /** Characters of the cleaned text without markup. */
  textLength: number;
  pictureCount: number;
  picturesWithoutAlt: number;
};

const shortestTitle = 4;
/** Said of a draft, too. */
export const titleMissing = '请填写标题';
export const contentMissing = '请填写正文';

/** What is still missing before a text may be reviewed (domain.md 4.4.13), each with its sentence. */
export function submitFaults(form: NewsForm, facts: SubmitFacts, now: Date): FieldError[] {
  const publishAt = form.publishAt ? Date.parse(form.publishAt) : 0;
  const faults: [boolean, string, string][] = [
    [form.title === '', 'title', titleMissing],
    [
      form.title !== '' && Array.from(form.title).length < shortestTitle,
      'title',
      `标题至少 ${shortestTitle} 个字`,
    ],
    [form.source === '', 'source', '请填写来源'],
    [facts.textLength === 0 && facts.pictureCount === 0, 'content', contentMissing],
    [facts.picturesWithoutAlt > 0, 'content', `有 ${facts.picturesWithoutAlt} 张图片没有写替代文字`],
    [facts.layout === 'pictures' && form.coverUrl === null, 'coverUrl', '图文栏目需要上传封面'],
    [
      form.personsShown === null && (facts.pictureCount > 0 || form.coverUrl !== null),
      'personsShown',
      '有图片时请说明图中人物是否同意',
    ],
    [
      form.expireAt !== null && Date.parse(form.expireAt) <= Math.max(now.getTime(), publishAt),
      'expireAt',
      '下线时间要晚于现在和发布时间',
    ],
  ];
  return [
    ...faults.filter(([isFault]) => isFault).map(([, path, msg]) => ({ path, msg })),
    ...numberFaults(form),
  ];
}

function numberFaults({ title, subTitle, summary, content }: NewsForm): FieldError[] {
  const texts = { title, subTitle, summary, content: plainText(content) };
  return Object.entries(texts).flatMap(([path, text]) => {
    const number = personalNumberIn(text);
    return number ? [{ path, msg: personalNumberSentence(number) }] : [];
  });
}

/** What even a draft must keep to. */
export const savingFaults = (textLength: number): FieldError[] =>
  textLength > longestText ? [{ path: 'content', msg: `正文至多 ${longestText} 个字` }] : [];
