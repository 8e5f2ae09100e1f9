import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { precompress } from './precompress/precompress.mjs';
import { builtStamp, sourceStamp, writeStamp } from './source-stamp.mjs';

let root: string;
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'stamp-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the stamp of the sources', () => {
  beforeEach(() => {
    for (const name of [
      'src/a.ts',
      'public/x.svg',
      'tools/build.mjs',
      'tools/centre-chunks.ts',
      'tools/public-chunks.ts',
      'tools/demo-city/t.ts',
      'tools/backup/b.ts',
      'tools/check-data/c.ts',
      'package-lock.json',
      'vite.config.ts',
    ]) {
      write(name, name);
    }
    mkdirSync(path.join(root, 'dist'));
  });

  it('changes with the content of what is built, and with nothing else', async () => {
    const before = await sourceStamp(root);
    write('src/a.ts', 'src/a.ts');
    write('src/a.test.ts', 'a test');
    expect(await sourceStamp(root)).toBe(before);
    write('src/a.ts', 'edited');
    const edited = await sourceStamp(root);
    expect(edited).not.toBe(before);
    write('src/b.ts', '');
    expect(await sourceStamp(root)).not.toBe(edited);
  });

  it('is read back from the build, and absent where there is none', async () => {
    expect(builtStamp(root)).toBeUndefined();
    writeStamp(root, 'abc');
    expect(builtStamp(root)).toBe('abc');
  });
});

describe('precompress', () => {
  it('puts br and gz beside text that they make smaller', async () => {
    const text = 'body{color:red}'.repeat(500);
    write('web/assets/a.css', text);
    write('web/small.txt', 'small');
    write('web/picture.png', text);
    expect(await precompress(path.join(root, 'web'))).toBe(2);
    const read = (name: string) => readFileSync(path.join(root, 'web', name));
    expect(brotliDecompressSync(read('assets/a.css.br')).toString()).toBe(text);
    expect(gunzipSync(read('assets/a.css.gz')).toString()).toBe(text);
    expect(() => read('small.txt.br')).toThrow('ENOENT');
    expect(() => read('picture.png.br')).toThrow('ENOENT');
  });
});
