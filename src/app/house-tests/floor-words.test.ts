import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles, walkSource } from '#testing/source-code.ts';

/**
 * Words of the trade in code, at the start of a word: `team` finds `teamKey`, `Teams` and `teamcenter`, not `steam`. Left out is
 * what only sounds like one: the newspaper icon, PostgreSQL's `pg_stat_activity`, the Shift key and an array's `shift()`.
 */
const englishWords = [
  '(?<!pg stat )activit',
  'attendance',
  'captain',
  'categor',
  'credit',
  'evidence',
  'guardian',
  'member',
  'news(?!paper)',
  'objection',
  'organisation',
  'publicity',
  'recruit',
  'service hours',
  'shift(?=s| id)',
  'sign up',
  'team',
  'tidings',
  'volunteer',
  'waiting list',
  'walk in',
];

/** The same as people read them. */
const chineseWords = [
  '志愿',
  '队伍',
  '队员',
  '队长',
  '活动',
  '班次',
  '岗位',
  '报名',
  '名额',
  '候补',
  '签到',
  '考勤',
  '时长',
  '核定',
  '公示',
  '服务类别',
  '新闻',
  '监护人',
  '实践中心',
];

/** What may stand there all the same: file → the words and why. Whoever mends one takes it out. */
const exceptions: Record<string, readonly string[]> = {
  // The product's name, as an operator sees it on a database server and everybody on its mark.
  'database/sql-pool.ts': ['volunteer'],
  'platform/web/frame/logo.tsx': ['志愿'],
  // There are three kinds of accounts: their words once, and what their callers carry.
  'platform/contract/account-kinds.ts': ['team', 'volunteer', '志愿', '队伍'],
  'platform/server/calls/act.ts': ['team', 'volunteer'],
  // Addresses that are fixed: the centres, the public site's short ones, and where the menu comes from.
  'platform/web/session/centres.ts': ['team'],
  'platform/web/session/guard.ts': ['publicity'],
  'platform/web/session/load-menu.ts': ['team'],
  // Whoever leads a team with a login of their own orders for that team.
  'platform/server/exports/exporting.ts': ['team'],
  // Who sets what is the same for the whole city, in the sentence for those who may not.
  'platform/server/calls/invoke-operation.ts': ['实践中心'],
};

/** Table types name what is kept, and the schema joins them. */
const isFloor = (file: string): boolean =>
  file.startsWith('platform/') ||
  (file.startsWith('database/') && !file.startsWith('database/tables/') && file !== 'database/schema.ts');

/** `signUpForShift`, `sign-up`, `SIGN_UP` as lower-case words with one space between. */
const asWords = (text: string): string =>
  text
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z\d\u4e00-\u9fff]+/g, ' ')
    .toLowerCase();

const english = new RegExp(`(?<![a-z])(?:${englishWords.join('|')})`, 'g');
const chinese = new RegExp(chineseWords.join('|'), 'g');

const tradeWordsIn = (text: string): string[] => [
  ...(asWords(text).match(english) ?? []),
  ...(text.match(chinese) ?? []),
];

/** Identifiers, strings and texts of a file, and its name: whatever is not a comment. */
function wordsOf(file: string): string[] {
  const found = [...tradeWordsIn(file)];
  walkSource(file, (node) => {
    const text = node['type'] === 'TemplateElement' ? node['raw'] : node['value'];
    if (typeof text === 'string') found.push(...tradeWordsIn(text));
  });
  return [...new Set(found)].toSorted();
}

describe('the floor and the cellar know no word of the trade', () => {
  it('but in these places', () => {
    const found = sourceFiles()
      .filter(isFloor)
      .map((file) => [file, wordsOf(file)] as const)
      .filter(([, words]) => words.length > 0);
    expect(Object.fromEntries(found)).toEqual(exceptions);
  });

  it('and the words are those of the glossary', () => {
    const glossary = readFileSync(path.resolve(import.meta.dirname, '../../../GLOSSARY.md'), 'utf8');
    const known = asWords(glossary);
    const plain = englishWords.map((word) => word.replaceAll(/\(\?[^)]*\)/g, ''));
    expect(plain.filter((word) => !known.includes(word))).toEqual([]);
    expect(chineseWords.filter((word) => !glossary.includes(word))).toEqual([]);
  });
});
