import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Chromium is, or undefined on a machine without. */
export const chromiumPath = (): string | undefined =>
  [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    process.env.CHROMIUM_PATH,
  ].find((path) => path && existsSync(path));

const hasPostgres = (): boolean =>
  existsSync('/usr/lib/postgresql') || spawnSync('sh', ['-c', 'command -v initdb']).status === 0;

/** Installs what the suites need where this is root on Debian and it is absent; elsewhere what is there is used. */
export function installMissing(say: (line: string) => void): void {
  const missing: string[] = [];
  if (!chromiumPath()) missing.push('chromium');
  if (!existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc')) missing.push('fonts-noto-cjk');
  if (!hasPostgres()) missing.push('postgresql');
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (missing.length === 0 || !isRootOnDebian) return;
  say(`installing ${missing.join(', ')} …`);
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', ...missing);
}
