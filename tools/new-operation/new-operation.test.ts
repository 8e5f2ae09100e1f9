import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOperation } from './new-operation.ts';

const root = path.resolve(import.meta.dirname, '../..');
let house: string;
let made: string[];

beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'house-'));
  for (const part of ['src', 'tools/check-structure', 'package.json', 'tsconfig.base.json'])
    cpSync(path.join(root, part), path.join(house, part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
  made = [
    ...makeOperation(house, { room: 'accounts', name: 'greetGuest', act: '问候来客', on: 'account' }),
    ...makeOperation(house, { room: 'accounts', name: 'getFavouriteColour' }),
  ];
});
afterAll(() => rmSync(house, { recursive: true }));

const read = (file: string) => readFileSync(path.join(house, file), 'utf8');

/** What Node says to these arguments in the copy of the house; '' when it found nothing. */
function complaintsOf(...given: string[]): string {
  try {
    execFileSync(process.execPath, given, { cwd: house, stdio: 'pipe' });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    return `${stdout.toString()}${stderr.toString()}`;
  }
}

describe('a new operation', () => {
  it('compiles as it is made, which is seen where it does not', () => {
    const broken = 'src/domains/accounts/server/greet-nobody.ts';
    const useCase = read('src/domains/accounts/server/greet-guest.ts');
    writeFileSync(path.join(house, broken), useCase.replace('return {};', 'return { id };'));
    const compilerOptions = {
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: ['node', 'vite/client'],
      incremental: false,
    };
    const files = [...made.filter((file) => !file.endsWith('.test.ts')), broken];
    writeFileSync(
      path.join(house, 'tsconfig.json'),
      JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, files }),
    );
    const complaints = complaintsOf('node_modules/typescript/bin/tsc', '-p', '.', '--checkers', '1');
    const named = [...complaints.matchAll(/^(src\/\S+)\(\d+,\d+\): error/gm)].map(([, file]) => file);
    expect([...new Set(named)]).toEqual([broken]);
    rmSync(path.join(house, broken));
  });

  it('passes the import rules', () => {
    const parser = ['--import', './tools/check-structure/parse-tsx.mjs'];
    const rules = ['--config', 'tools/check-structure/rules.cjs', 'src/domains/accounts'];
    const cruise = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';
    expect(complaintsOf(...parser, cruise, ...rules)).toBe('');
  });

  it('imports what is there, its test too', () => {
    const imported = made.flatMap((file) =>
      [...read(file).matchAll(/from '#([^']+)'/g)].map(([, from = '']) => from),
    );
    expect(imported).toContain('testing/open-house.ts');
    expect(imported.filter((from) => !existsSync(path.join(house, 'src', from)))).toEqual([]);
  });

  it('is bound and called under its own name', () => {
    const bound = read('src/domains/accounts/server/accounts.routes.ts');
    expect(bound).toContain('bind(greetGuestContract.greetGuest, greetGuest)');
    expect(bound).toContain('bind(getFavouriteColourContract.getFavouriteColour, getFavouriteColour)');
    expect(read('src/domains/accounts/web/accounts.calls.ts')).toContain(
      "greetGuestCall = remote<typeof greetGuest>('POST', '/api/accounts/GreetGuest')",
    );
  });

  it.each([
    [{ room: 'cellar', name: 'muteThread' }, 'there is no room cellar'],
    [{ room: 'discussion', name: 'Mute_thread' }, 'Mute_thread is no name'],
    [{ room: 'discussion', name: 'unmuteThread', act: '取消静音' }, 'a write needs both --act'],
    [{ room: 'accounts', name: 'greetGuest' }, 'greetGuest is there already'],
  ])('%j is refused: %s', (wish, sentence) => {
    expect(() => makeOperation(house, wish)).toThrow(sentence);
  });
});
