import { minuteMs } from '#platform/contract/durations.ts';
import { type ChatKind, chatLimits, type ChatVisibility } from '../contract/discussion.words.ts';

/** Who writes at an activity, as the rules judge them. */
export type WriterFacts = {
  kind: 'anonymous' | 'volunteer' | 'team' | 'staff';
  /** The team that published the activity. */
  isOwnTeam: boolean;
  hasMobile: boolean;
  isSignedUp: boolean;
};

/** Stored states in which people may still write. */
const openStates = ['published', 'settling', 'publicity'];

/** Why somebody cannot write at an activity at all; undefined when they can. */
export function judgeWriter(
  writer: WriterFacts,
  activityStatus: string,
): 'login' | 'phoneNeeded' | 'wrongKind' | 'chatClosed' | undefined {
  if (!openStates.includes(activityStatus)) return 'chatClosed';
  if (writer.kind === 'anonymous') return 'login';
  if (writer.kind === 'staff' || (writer.kind === 'team' && !writer.isOwnTeam)) return 'wrongKind';
  return writer.hasMobile ? undefined : 'phoneNeeded';
}

export type NewPost = { kind: ChatKind; visibility: ChatVisibility; isPinned: boolean };

/** Why this post in particular is refused to who may write. */
export function judgePost(
  writer: WriterFacts,
  { kind, visibility, isPinned }: NewPost,
  pinnedCount: number,
): 'noticeByTeamOnly' | 'signUpNeeded' | 'tooManyPinned' | undefined {
  if ((kind === 'notice' || isPinned) && !writer.isOwnTeam) return 'noticeByTeamOnly';
  if (isPinned && kind !== 'notice') return 'noticeByTeamOnly';
  if (visibility === 'signedUp' && !writer.isOwnTeam && !writer.isSignedUp) return 'signUpNeeded';
  return isPinned && pinnedCount >= chatLimits.pinnedPerActivity ? 'tooManyPinned' : undefined;
}

/** Two signs that stand for a sentence: spelled out, a text would be eighteen times as long. */
const spelledOutSigns = /[\uFDFA\uFDFB]/g;

/** Full width, spaces and signs between letters hide nothing from the word list. */
export const plainText = (text: string): string =>
  text
    .replace(spelledOutSigns, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]/gu, '');

/** Whether a text contains a word of the list. */
export function containsWord(text: string, words: readonly string[]): boolean {
  const plain = plainText(text);
  return words.some((word) => {
    const needle = plainText(word);
    return needle !== '' && plain.includes(needle);
  });
}

/** Whether an author's deletion leaves nothing behind. */
export const vanishes = (post: { createdAt: Date; replyCount: number }, now: Date): boolean =>
  post.replyCount === 0 && now.getTime() - post.createdAt.getTime() <= chatLimits.deleteMinutes * minuteMs;
