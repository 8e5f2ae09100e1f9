import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const sourcesOf = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .toSorted();

/** What opens a database or the product by hand; tests have `openTables`, `openRoom` and `openHouse` (src/testing). */
const openers =
  /\b(openTestDatabase|openTestApp|openDatabase|openEmbedded|createApiApp|createServer\(configuration)\b/g;
/** Who must open by hand, and why. */
const byHand = new Map([
  ['src/app/claim-restart.race.test.ts', 'a server of its own, which is stopped and started'],
  ['src/app/database-away.test.ts', 'a server of its own, which is stopped and started'],
  ['src/app/failover.race.test.ts', 'two servers of its own, of which one takes over'],
  ['src/app/full-disk.race.test.ts', 'a server of its own on a disk that is filled'],
  ['src/app/page-cache.test.ts', 'starts the product as an operator does, twice on one database'],
  ['src/app/processes/seeing-inside.test.ts', 'the whole product with its figures, which no kit gives out'],
  ['src/app/rush.race.test.ts', 'two processes of one database'],
  ['src/app/secrets/rotation.race.test.ts', 'the second process of one database'],
  ['tools/backup/backup.test.ts', 'databases on disk and on a server of its own, which are copied'],
  ['src/platform/server/signals/signals.test.ts', 'the second process of one database'],
]);

describe('one test kit', () => {
  it('opens databases and the product for every test', () => {
    const opening = [...sourcesOf('src'), ...sourcesOf('tools')]
      .filter((file) => /\.test\.tsx?$|\/testing\//.test(file))
      // The cellar tests its own opening, the kit is what opens.
      .filter((file) => !/^src\/(database|testing)\//.test(file) && !file.endsWith('/one-kit.test.ts'))
      .filter((file) => read(file).match(openers));
    expect(opening).toEqual([...byHand.keys()].toSorted());
  });

  it('shares one window a worker with every web test: none opens its own', () => {
    const own = sourcesOf('src')
      .filter((file) => /\.test\.tsx?$/.test(file) && !/^src\/(app|testing)\//.test(file))
      .filter((file) => read(file).includes('@vitest-environment'));
    expect(own).toEqual([]);
  });

  it('asks the product in journeys by its operations: no address and no answer is typed by hand', () => {
    const typed = [...sourcesOf('e2e'), ...sourcesOf('tools/shots')]
      .filter((file) => file !== 'e2e/process/api-client.ts')
      .flatMap((file) => {
        const text = read(file).replaceAll(/remote<typeof \w+>\([^)]*\)/g, '');
        // An address of the API, or the envelope of an answer read by hand; files that are JSON may be read so.
        return [
          ...text.matchAll(/.*(?:\.json\(\).*\b(?:result|data|code|reason)\b|["'`](?:\$\{\w+\})?\/api\/).*/g),
        ].map(([line]) => `${file}: ${line.trim()}`);
      });
    expect(typed).toEqual([]);
  });
});
