import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { auditActionLabels } from '#domains/accounts/contract/audit-log.words.ts';

it('every act that is kept by a name of its own has words for the audit log', () => {
  const sources = readdirSync('src/domains', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\/server\/.*(?<!\.test)\.ts$/.test(file))
    .map((file) => `src/domains/${file}`);
  const names = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\baction: '([\w.]+)'/g)].map(([, name]) => name ?? ''),
  );
  expect(names.length).toBeGreaterThan(15);
  expect([...new Set(names)].filter((name) => !(name in auditActionLabels)).toSorted()).toEqual([]);
});
