import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without what draws windows: the same pages for two thirds of the processor time (decision 0017). */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Where Chromium is, or undefined on a machine without. */
export const chromiumPath = (): string | undefined =>
  [
    process.env.CHROMIUM_PATH,
    headlessShell,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((path) => path && existsSync(path));

const hasPostgres = (): boolean =>
  existsSync('/usr/lib/postgresql') || spawnSync('sh', ['-c', 'command -v initdb']).status === 0;

const isRootOnDebian = (): boolean => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs programs by Debian's names where this is root on Debian; elsewhere what is there is used. */
export function installPrograms(names: readonly string[], say: (line: string) => void): void {
  if (isRootOnDebian()) install(names, say);
}

/** Installs what the suites need where this is root on Debian and it is absent; elsewhere what is there is used. */
export function installMissing(say: (line: string) => void): void {
  if (!isRootOnDebian()) return;
  const browser = process.env.CHROMIUM_PATH ?? headlessShell;
  if (!existsSync(browser)) install(['chromium-headless-shell'], say);
  const missing: string[] = [];
  // Where Debian is too old for the one without windows.
  if (!chromiumPath()) missing.push('chromium');
  if (!existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc')) missing.push('fonts-noto-cjk');
  if (!hasPostgres()) missing.push('postgresql');
  // What reads certificates as others do.
  if (!existsSync('/usr/bin/pdftotext')) missing.push('poppler-utils');
  if (!existsSync('/usr/bin/qpdf')) missing.push('qpdf');
  // What a released product stands behind and under.
  if (!existsSync('/usr/sbin/nginx')) missing.push('nginx-light');
  if (!existsSync('/usr/bin/systemd-analyze')) missing.push('systemd');
  if (missing.length > 0) install(missing, say);
}

function install(packages: readonly string[], say: (line: string) => void): void {
  say(`installing ${packages.join(', ')} …`);
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
