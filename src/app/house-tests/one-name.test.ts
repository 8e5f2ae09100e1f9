import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
const sourcesIn = (folder: string) => sources.filter(({ file }) => file.startsWith(`${folder}/`));

const rooms = readdirSync(path.join(root, 'domains'));

const kebabCase = (name: string): string => name.replaceAll(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase();
const operationsOf = (room: string) =>
  sourcesIn(`domains/${room}/contract`).flatMap(({ text }) =>
    [...text.matchAll(/export const (\w+) = \w+\((?:\{\s*name: )?'(\w+)'/g)].map(
      ([, constant = '', name = '']) => ({ constant, name }),
    ),
  );

describe.each(rooms)('in %s', (room) => {
  const operations = operationsOf(room);
  const server = sourcesIn(`domains/${room}/server`);

  it('every operation is declared under its own name', () => {
    const declared = sourcesIn(`domains/${room}/contract`).flatMap(({ text }) => [
      ...text.matchAll(/export const \w+ = (?:operation\(|\w+\('\w+', '\/api)/g),
    ]);
    expect(operations).toHaveLength(declared.length);
    expect(operations.filter(({ constant, name }) => constant !== name)).toEqual([]);
  });

  it('every operation has a use case of its name, in a file of that name, bound under it', () => {
    const wrong = operations.filter(({ name }) => {
      const useCase = new RegExp(
        `export const ${name}(?:: UseCase<\\s*typeof contract\\.${name}\\b| = [^;]*exportSource\\(\\{\\s*operation: contract\\.${name}\\b)`,
      );
      const inItsFile = server.some(
        ({ file, text }) => path.basename(file) === `${kebabCase(name)}.ts` && useCase.test(text),
      );
      const binding = new RegExp(
        `bind(?:Together)?\\(\\s*\\w+\\.${name},\\s*${name}\\b|bindExport\\(\\s*${name}\\b`,
      );
      return !inItsFile || !server.some(({ text }) => binding.test(text));
    });
    expect(wrong).toEqual([]);
  });

  it('a file holds one use case', () => {
    const several = server.filter(({ text }) => text.split(/: UseCase</).length > 2);
    expect(several.map(({ file }) => file)).toEqual([]);
  });

  it('reasons are refused through the act, and requests and results named by their operation', () => {
    const otherWays = /new Refusal\(|ParsedRequestOf|as \w+Operation\b/;
    expect(server.filter(({ text }) => otherWays.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('pages call it by its name', () => {
    const names = operations.map(({ name }) => name);
    const calls = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/(\w+) = remote<typeof (?:\w+\.)?(\w+)>/g)].map(([, call, name = '']) => ({
        file,
        call,
        name,
      })),
    );
    const wrong = calls.filter(({ call, name }) => names.includes(name) && call !== `${name}Call`);
    expect(wrong).toEqual([]);
  });
});
