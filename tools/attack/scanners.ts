import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Campaign } from './judge.ts';

/** No request of a scanner and no scan goes on for longer. */
const scanLimitMs = 120_000;

type Scan = {
  command: string;
  args: string[] /** What its report says when something was found. */;
  found: RegExp;
};

/** Calls that take outside text into the database, for sqlmap. */
const searched = [
  ['/api/search/SearchSite', '{"query":"江澜*"}'],
  ['/api/activities/ListActivities', '{"keyword":"江澜*","pageSize":5}'],
  ['/api/teams/ListTeams', '{"keyword":"江澜*","pageSize":5}'],
  ['/api/app/content/dynamic/SearchDynamicInfoPage', '{"keyword":"江澜*","pageSize":5}'],
] as const;

/** Runs the scanners that this machine has against the product alone; gives the names of those it does not have. */
export async function runScanners(campaign: Campaign): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'jianglan-scan-'));
  const missing = new Set<string>();
  try {
    for (const scan of scansOf(campaign.product.address, folder)) {
      if (campaign.isOver() || missing.has(scan.command)) continue;
      campaign.say(`  ${scan.command} ${scan.args.at(-1)}`);
      const said = await run(scan);
      if (said === undefined) missing.add(scan.command);
      const [line] = scan.found.exec(said ?? '') ?? [];
      if (line) campaign.report({ part: 'scanners', what: scan.command, seen: line });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return [...missing];
}

function scansOf(address: string, folder: string): Scan[] {
  const seconds = String(scanLimitMs / 1_000 - 10);
  const modules = 'sql,timesql,xss,permanentxss,exec,file,redirect,crlf,backup';
  const wapiti = ['-v', '1', '-m', modules, '--max-scan-time', seconds, '-u', `${address}/`];
  return [
    {
      command: 'wapiti',
      args: [
        ...wapiti,
        '--store-session',
        folder,
        '-f',
        'txt',
        '-o',
        path.join(folder, 'wapiti.txt'),
        '-v',
        '1',
      ],
      found: /.*(vulnerability|injection).*found.*|.*Internal Server Error.*/i,
    },
    ...searched.map(([place, data]) => ({
      command: 'sqlmap',
      args: [
        ...`--batch --level 2 --timeout 10 --dbms PostgreSQL --output-dir ${folder} --data`.split(' '),
        data,
        '--headers',
        'Content-Type: application/json',
        '-u',
        address + place,
      ],
      found: /.*(is vulnerable|appears to be .* injectable|identified the following injection).*/i,
    })),
  ];
}

/** What the command wrote, at most until the limit; `undefined` where there is no such command. */
function run({ command, args }: Scan): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    const limit = setTimeout(() => child.kill('SIGKILL'), scanLimitMs);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
    child.once('error', () => {
      clearTimeout(limit);
      resolve(undefined);
    });
    child.once('close', () => {
      clearTimeout(limit);
      resolve(said);
    });
  });
}
