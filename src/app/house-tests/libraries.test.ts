import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

it('explains every override of a library, and overrides nothing else', () => {
  const { overrides } = JSON.parse(textOf('package.json')) as { overrides: Record<string, string> };
  const explained = textOf('docs/decisions/0007-libraries.md')
    .split('## Overrides')[1]
    ?.matchAll(/^- `([^`]+)` ([\d.]+): \S+/gm);
  expect(Object.fromEntries([...(explained ?? [])].map(([, name, version]) => [name, version]))).toEqual(
    overrides,
  );
});
