import { describe, expect, it } from 'vitest';
import { containsWord, judgePost, judgeWriter, vanishes, type WriterFacts } from './discussion.rules.ts';

const writer = (more: Partial<WriterFacts> = {}): WriterFacts => ({
  kind: 'volunteer',
  isOwnTeam: false,
  hasMobile: true,
  isSignedUp: false,
  ...more,
});
const team = writer({ kind: 'team', isOwnTeam: true });

describe('who may write', () => {
  it.each([
    ['a volunteer with a phone', writer(), 'published', undefined],
    ['the team of the activity', team, 'settling', undefined],
    ['nobody signed in', writer({ kind: 'anonymous' }), 'published', 'login'],
    ['without a phone', writer({ hasMobile: false }), 'published', 'phoneNeeded'],
    ['another team', writer({ kind: 'team' }), 'published', 'wrongKind'],
    ['staff', writer({ kind: 'staff' }), 'published', 'wrongKind'],
    ['at a closed activity', writer(), 'closed', 'chatClosed'],
    ['at a cancelled activity', team, 'cancelled', 'chatClosed'],
  ] as const)('%s', (_who, facts, status, reason) => {
    expect(judgeWriter(facts, status)).toBe(reason);
  });

  it.each([
    ['a question of a volunteer', writer(), { kind: 'question', visibility: 'public' }, 0, undefined],
    ['a notice of a volunteer', writer(), { kind: 'notice', visibility: 'public' }, 0, 'noticeByTeamOnly'],
    [
      'for people who signed up, of one who did not',
      writer(),
      { kind: 'question', visibility: 'signedUp' },
      0,
      'signUpNeeded',
    ],
    [
      'the same of one who did',
      writer({ isSignedUp: true }),
      { kind: 'question', visibility: 'signedUp' },
      0,
      undefined,
    ],
    [
      'a pinned notice of the team',
      team,
      { kind: 'notice', visibility: 'public', isPinned: true },
      2,
      undefined,
    ],
    [
      'a fourth pinned notice',
      team,
      { kind: 'notice', visibility: 'public', isPinned: true },
      3,
      'tooManyPinned',
    ],
    [
      'a pinned remark',
      team,
      { kind: 'discussion', visibility: 'public', isPinned: true },
      0,
      'noticeByTeamOnly',
    ],
  ] as const)('%s', (_what, facts, post, pinned, reason) => {
    expect(judgePost(facts, { isPinned: false, ...post }, pinned)).toBe(reason);
  });
});

describe('the word list', () => {
  it.each([
    ['有要代刷时长的吗', true],
    ['有要代 刷-时。长的吗', true],
    ['加微信ＶＸ聊', true],
    ['有要代ﷺ刷时﷽长的吗', true],
    ['代为转达', false],
    ['', false],
  ])('%s', (text, isFound) => {
    expect(containsWord(text, ['代刷时长', '加微信vx', '！！'])).toBe(isFound);
  });
});

it('lets a post vanish within ten minutes while nobody has replied', () => {
  const createdAt = new Date('2026-11-21T10:00:00+08:00');
  const at = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);
  expect(vanishes({ createdAt, replyCount: 0 }, at(10))).toBe(true);
  expect(vanishes({ createdAt, replyCount: 0 }, at(11))).toBe(false);
  expect(vanishes({ createdAt, replyCount: 1 }, at(1))).toBe(false);
});
