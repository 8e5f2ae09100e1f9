import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

/** Lines of the standard: number, what it asks for in our words, what shows it. */
const lines = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| [^|]+ \| ([^|]+) \|$/gm)].map(
  ([, id = '', answer = '']) => ({ id, answer }),
);
const proofs = [...text.matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?)`(?: “([^”]+)”)?/g)].map(
  ([, file = '', title]) => ({ file: path.join(root, 'src', file), title }),
);
const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
/** Requirements of level 2 in each chapter of ASVS 4.0.3, the first being V1. */
const perChapter = [38, 54, 18, 9, 30, 13, 12, 15, 7, 5, 8, 15, 13, 23];

describe('docs/security.md', () => {
  it('names tests that are there, by titles that they have', () => {
    expect(proofs.length).toBeGreaterThan(150);
    const missing = proofs.filter(
      ({ file, title }) => !read(file).includes(title ?? '') || read(file) === '',
    );
    expect(missing).toEqual([]);
  });

  it('answers every line of the standard once, in order', () => {
    const chapters = perChapter.map((_, index) => lines.filter(({ id }) => id.startsWith(`${index + 1}.`)));
    expect(chapters.map((chapter) => chapter.length)).toEqual(perChapter);
    const inOrder = lines.map(({ id }) => id).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    expect(lines.map(({ id }) => id)).toEqual(inOrder);
    expect(new Set(inOrder).size).toBe(inOrder.length);
  });

  it('says of each what shows it, or that nothing does', () => {
    const answered = /^`[^`]+` “|^(?:built so|operation|does not arise|open): \S/;
    expect(lines.filter(({ answer }) => !answered.test(answer))).toEqual([]);
  });
});
