import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { operationFiles, type Wish, wishFaults } from './operation-files.ts';

const usage = 'usage: npm run new:operation -- <room> <operationName> [--act 中文名 --on objectKind]';

/**
 * Writes the files of a new operation below `root` and answers their paths; nothing is overwritten.
 * @throws Error with every fault of the wish, or when the operation is there already
 */
export function makeOperation(root: string, wish: Wish): string[] {
  const rooms = readdirSync(path.join(root, 'src/domains'));
  const faults = wishFaults(wish, rooms, wish.room);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const folder = path.join(root, 'src/domains', wish.room);
  const read = (file: string): string | undefined =>
    existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : undefined;
  const routes = read(`server/${wish.room}.routes.ts`);
  if (routes === undefined) throw new Error(`${wish.room} has no server/${wish.room}.routes.ts`);
  const calls = read(`web/${wish.room}.calls.ts`);
  const made = operationFiles(wish, calls === undefined ? { routes } : { routes, calls });
  const [contract] = made;
  if (contract && read(contract.file) !== undefined) throw new Error(`${wish.name} is there already`);
  for (const { file, text } of made) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return made.map(({ file }) => path.join('src/domains', wish.room, file));
}

/** The wish of a command line. @throws Error with the usage */
function readWish([room, name, ...rest]: readonly string[]): Wish {
  if (!room || !name) throw new Error(usage);
  const options = new Map<string, string>();
  for (let at = 0; at < rest.length; at += 2) options.set(rest[at] ?? '', rest[at + 1] ?? '');
  const [act, on] = [options.get('--act'), options.get('--on')];
  return { room, name, ...(act === undefined ? {} : { act }), ...(on === undefined ? {} : { on }) };
}

/** `npm run new:operation`. */
export function main(given: string[]): void {
  const root = path.resolve(import.meta.dirname, '../..');
  const wish = readWish(given);
  for (const file of makeOperation(root, wish)) console.log(file);
  console.log('next: CONTRIBUTING.md, “Add an operation”; npm run format');
}
