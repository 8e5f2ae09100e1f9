import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  audienceMemberStatusLabels,
  audienceSignUpStatusLabels,
} from '#domains/messages/contract/messages.words.ts';
import { signUpStates } from '#domains/signups/contract/signups.words.ts';
import { memberStatusLabels } from '#domains/teams/contract/teams.words.ts';

const root = path.resolve(import.meta.dirname, '../..');
const modules = import.meta.glob<Record<string, unknown>>('../../**/*.words.ts', { eager: true });

const isTable = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((word) => typeof word === 'string') &&
  Object.keys(value).length > 2;

function pairsOf(table: Record<string, string>): Set<string> {
  return new Set(Object.entries(table).map(([key, word]) => `${key}: '${word}'`));
}

/** Tables of words: what a state, an act or a kind is called, by its stored name. */
const tables = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter((entry): entry is [string, Record<string, string>] => isTable(entry[1]))
    .map(([name, table]) => ({ name: `${path.basename(file)} ${name}`, pairs: pairsOf(table) })),
);

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\.words\.ts$/.test(file))
  .map((file) => ({
    file,
    pairs: readFileSync(path.join(root, file), 'utf8').match(/\b\w+: '[^']+'/g) ?? [],
  }));

test('what a state is called stands in one table, which pages import', () => {
  const doubles = sources.flatMap(({ file, pairs }) =>
    tables
      .filter((table) => new Set(pairs.filter((pair) => table.pairs.has(pair))).size > 2)
      .map(({ name }) => `${file} repeats ${name}`),
  );
  expect(doubles).toEqual([]);
});

test('states that a lower room names are called as the room calls them that has them', () => {
  expect(signUpStates).toMatchObject(audienceSignUpStatusLabels);
  expect(memberStatusLabels).toMatchObject(audienceMemberStatusLabels);
});
