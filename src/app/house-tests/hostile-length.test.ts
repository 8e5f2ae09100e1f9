import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deviceOf } from '#domains/accounts/server/sessions/device.rules.ts';
import { passwordFaults } from '#domains/accounts/server/passwords/password.rules.ts';
import { parseRefreshToken } from '#domains/accounts/server/sessions/session-tokens.ts';
import { likeness } from '#domains/activities/server/publish/likeness.rules.ts';
import { lintWording } from '#domains/activities/server/publish/lint-wording.rules.ts';
import { buildForm } from '#domains/activities/testing/activities.builders.ts';
import { readCode } from '#domains/attendance/server/code/volunteer-code.rules.ts';
import { containsWord } from '#domains/discussion/server/discussion.rules.ts';
import { documentFault, sniffKind } from '#domains/files/server/file-kind.rules.ts';
import { newsFormSchema } from '#domains/news/contract/news-form.contract.ts';
import { diffLines } from '#domains/news/web/desk/news-diff.ts';
import { excerptOf, wordsOf } from '#domains/search/server/excerpt.rules.ts';
import {
  browserOf,
  cleanFrames,
  cleanPlace,
  cleanText,
} from '#domains/site/server/page-errors/page-errors.rules.ts';
import { importColumns, readImportRow } from '#domains/teams/server/members/import/import.rules.ts';
import { isUscc } from '#domains/teams/server/registration/uscc.rules.ts';
import { idNoFault, normaliseIdNo } from '#domains/volunteers/server/real-name/real-name.rules.ts';
import { containing } from '#database/like-pattern.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import { excerptOf as beginningOf, plainText } from '#platform/contract/plain-text.ts';
import * as search from '#platform/contract/search-tokens.ts';
import { bearerTokenOf } from '#platform/server/calls/bearer-token.ts';
import { errorText } from '#platform/server/error-text.ts';
import { Failure } from '#platform/server/calls/failures.ts';
import { parseRequest } from '#platform/server/calls/parse-request.ts';
import { cleanRichText } from '#platform/server/rich-text.ts';
import { safePath } from '#platform/web/session/return-to.ts';
import { Highlighted, searchedWords } from '#platform/web/ui/highlighted.tsx';
import { speechParts } from '#platform/web/read-aloud/speech-parts.ts';
import { ledAstray, tooLong } from '#testing/hostile-texts.ts';
import type { JsonSchema } from '#testing/hostile-values.ts';
import { regexLiterals } from '#testing/regex-literals.ts';
import { encodingFor } from '../../platform/server/answers/packing.ts';
import { createRooms } from '../server-rooms.ts';

/** Nothing that somebody sends may hold up everybody else for longer. */
const limitMs = 50;
const longest = 400_000;
const { literals, makers } = regexLiterals();

describe('patterns', () => {
  /** Linear, but slow a character: what they meet was measured before, and they are swept at ten times that. */
  const bounded: Record<string, number> = {
    'domains/activities/server/publish/lint-shifts.rules.ts': 50_000,
    'domains/activities/server/publish/lint-wording.rules.ts': 50_000,
    'platform/server/leaving/traces.store.ts': 50_000,
    'platform/web/read-aloud/speech-parts.ts': 100_000,
  };
  const longestIn = (file: string): number => bounded[file] ?? longest;
  /** The same pattern takes as long in another file. */
  const patterns = [
    ...new Map(literals.map((one) => [`${one.pattern}/${one.flags} ${longestIn(one.file)}`, one])).values(),
  ];

  it.each(patterns)('$file /$pattern/ takes no longer than its text', ({ file, pattern, flags }) => {
    expect(ledAstray(new RegExp(pattern, flags), { longest: longestIn(file), limitMs })).toBe(false);
  });

  it('are put together only where the functions below are swept', () => {
    expect(makers).toEqual([
      'domains/activities/server/publish/lint-wording.rules.ts',
      'domains/activities/server/publish/lint-wording.rules.ts',
      'platform/web/ui/highlighted.tsx',
    ]);
  });

  it.each([/\s+$/, /<[^>]*>/g, /(a+)+b/, /x.*y.*z/])('%s would be found', (pattern) => {
    expect(ledAstray(pattern, { longest: 40_000, limitMs })).toMatchObject({ unit: expect.any(String) });
  });

  it('what grows like its text and takes thirty times as long would be found', () => {
    const slow = (text: string) => {
      for (let done = 0; done < 30; done += 1) text.replaceAll(/[^\p{L}\p{N}]/gu, '');
    };
    expect(tooLong(slow, '~'.repeat(longest), 10)).not.toBe(false);
  });
});

/** Beginnings, what is repeated and ends of texts that would be looked at again and again. */
const hostile = (length: number): string[] =>
  [
    ['<p>a', ' ', 'b</p>'],
    ['<p>', '\u00A0', 'b</p>'],
    ['<p>a', '\u00A0\n', 'b</p>'],
    ['', '<', ''],
    ['', '<p></p>', ''],
    ['a', '<p></p>', ''],
    ['<p>', '<b><i>', ''],
    ['', '<br', '>'],
    ['', '&', ';'],
    ['', '<a href="', ''],
    ['', '<img src="/files/p/', '">'],
    ['', '<!--', ''],
    ['', '1', 'x'],
    ['', 'a', '!'],
    ['', 'a@', ''],
    ['', 'Android', ''],
    ['', 'Version/1', ''],
    ['', '%', ''],
    ['', '/', ''],
    ['', '../', ''],
    ['', '，', 'a'],
    ['', '江a1', '\u0000'],
    ['', '江', '\u0000'],
    ['', '\uFDFA', ''],
    ['', '🌊', '\uD800'],
    ['Bearer ', ' ', 'x'],
    ['%PDF-', '/J', '%%EOF'],
    ['%PDF-', '1 0 obj<<', '%%EOF'],
    ['%PDF-1 0 obj<<', '/A(', '%%EOF'],
    ['%PDF-', ' obj[%\n', '%%EOF'],
    ['PK\u0003\u0004', 'PK\u0001\u0002', 'PK\u0005\u0006'],
  ].map(([before = '', unit = '', after = '']) => before + unit.repeat(length / unit.length) + after);

describe('loops', () => {
  const form = buildForm();
  const person = { loginName: 'zhiyuan', mobile: '13800000000' };
  const row = (text: string) => ({ number: 2, cells: importColumns.map(() => ({ text })) });
  /** Cut where a form, a cell or an excerpt is far shorter: what is done a character costs more there. */
  const loops: Record<string, (text: string) => unknown> = {
    richText: (text) => {
      const { success, data } = newsFormSchema.shape.content.safeParse(text);
      return success && cleanRichText(data);
    },
    plainText,
    beginningOf: (text) => beginningOf(text, 120),
    searchTokens: (text) => search.searchTokens(text, ''),
    searchQuery: search.searchQuery,
    openPatterns: search.openPatterns,
    excerpt: (text) => excerptOf(text, ['江']),
    searchedWords: wordsOf,
    highlighted: (text) => Highlighted({ text: text.slice(0, 1_000), words: searchedWords('江 a') }),
    likePattern: containing,
    likeness: (text) => likeness(text.slice(0, 50_000), '江澜'),
    bannedWords: (text) => containsWord(text.slice(0, 50_000), ['坏词']),
    lintWording: (text) => lintWording({ ...form, content: text.slice(0, 50_000) }),
    password: (text) => passwordFaults(text.slice(0, 10_000), person),
    refreshToken: parseRefreshToken,
    attendanceCode: (text) => readCode(text, 'x'.repeat(32), new Date()),
    device: deviceOf,
    browser: browserOf,
    errorReport: (text) => [cleanText(text), cleanPlace(text), cleanFrames(text)],
    errorText: (text) => errorText(new Error(text)),
    idNo: (text) => idNoFault('mainland', normaliseIdNo(text)),
    uscc: isUscc,
    spreadsheetRow: (text) => readImportRow(row(text.slice(0, 32_767)), '2026-11-21'),
    bearer: (text) => bearerTokenOf({ headers: { authorization: text } }),
    encoding: encodingFor,
    returnPath: (text) => safePath(text, '/'),
    fileKind: (text) => sniffKind(Buffer.from(text, 'latin1')),
    pdf: (text) => documentFault('pdf', Buffer.from(text, 'latin1')),
    speech: (text) => speechParts(text.slice(0, 100_000)),
    diff: (text) => diffLines(text.split('\n'), [text]),
  };

  const texts = [10_000, 100_000, longest].flatMap((length) => hostile(length));

  it.each(Object.entries(loops))('%s takes no longer than its text', (_name, loop) => {
    for (const text of texts) {
      const cost = tooLong(loop, text, limitMs);
      expect(cost && [cost, text.length, text.slice(0, 20)]).toBe(false);
    }
  });
});

describe('requests', () => {
  const operations = createRooms({ secret: 'x'.repeat(32), publicUrl: 'http://localhost' })
    .flatMap((room) => room.bindings)
    .map(({ operation }) => operation);
  const texts = hostile(longest);
  const blanks = ' '.repeat(longest);

  it.each(operations.map((operation) => [operation.name, operation] as const))('%s', (_name, operation) => {
    for (const place of textsOf(schemaOf(operation))) {
      // Which of them are sent goes round, so that all operations together see every one at many places.
      for (const text of [blanks, texts[(place.length + _name.length) % texts.length] ?? '']) {
        const cost = tooLong((sent) => parsed(operation, requestWith(sent, place)), text, limitMs);
        expect(cost && [cost, ...place]).toBe(false);
      }
    }
  });
});

const schemaOf = ({ request }: AnyOperation): JsonSchema =>
  z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** Where a request holds texts. */
function textsOf(schema: JsonSchema, at: readonly string[] = []): (readonly string[])[] {
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => textsOf(one, [...at, name])),
    ...(schema.items ? textsOf(schema.items, [...at, '[]']) : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((one) =>
      textsOf(one, at),
    ),
  ];
  return schema.type === 'string' && !schema.enum ? [at, ...inner] : inner;
}

const requestWith = (text: string, place: readonly string[]): unknown =>
  place.reduceRight<unknown>((inner, step) => (step === '[]' ? [inner] : { [step]: inner }), text);

function parsed(operation: AnyOperation, request: unknown): unknown {
  try {
    return parseRequest(operation, request);
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}
