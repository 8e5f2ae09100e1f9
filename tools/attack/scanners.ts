import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Campaign, shorten } from './judge.ts';

/** No request of a scanner and no scan goes on for longer. */
const scanLimitMs = 120_000;

type Scan = {
  command: string;
  /** Where on the product it begins. */
  target: string;
  args: string[];
  /** What it says once it has begun to ask. */
  begun: RegExp;
  /** What its report says when something was found. */
  found: RegExp;
};

/** A scanner that would load lists from elsewhere finds no way out of this machine. */
const nowhere = 'http://127.0.0.1:9';
const onThisMachine = {
  HTTP_PROXY: nowhere,
  HTTPS_PROXY: nowhere,
  https_proxy: nowhere,
  NO_PROXY: '127.0.0.1',
  no_proxy: '127.0.0.1',
};

/** Calls that take outside text into the database, for sqlmap. */
const searched = [
  ['/api/search/SearchSite', '{"query":"江澜*"}'],
  ['/api/activities/ListActivities', '{"keyword":"江澜*","pageSize":5}'],
  ['/api/teams/ListTeams', '{"keyword":"江澜*","pageSize":5}'],
  ['/api/app/content/dynamic/SearchDynamicInfoPage', '{"keyword":"江澜*","pageSize":5}'],
] as const;

/** Where the crawl of the public pages begins. */
const crawled = [
  '/user-index/activityList?keyword=a',
  '/user-index/search?query=a',
  '/user-index/teamList?keyword=a',
  '/user-index/list',
  '/user-index/login',
] as const;

/** Runs the scanners that this machine has against the product alone; gives the names of those it does not have. */
export async function runScanners(campaign: Campaign): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'jianglan-scan-'));
  const missing = new Set<string>();
  try {
    for (const scan of scansOf(campaign.product.address, folder)) {
      if (campaign.isOver() || missing.has(scan.command)) continue;
      campaign.say(`  ${scan.command} ${scan.target}`);
      const said = await run(scan);
      if (said === undefined) missing.add(scan.command);
      const [line] = scan.found.exec(said ?? '') ?? [];
      if (line) campaign.report({ part: 'scanners', what: scan.command, seen: line });
      else if (said !== undefined && !scan.begun.test(said))
        campaign.report({
          part: 'scanners',
          what: `${scan.command} asked nothing`,
          seen: shorten(said.trim()),
        });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return [...missing];
}

const scansOf = (address: string, folder: string): Scan[] => [
  crawl(address, folder),
  ...searched.map(([place, data]) => search(address + place, data, folder)),
];

/** Goes through the public pages and tries what it knows on each form and address. */
function crawl(address: string, folder: string): Scan {
  const [target, ...more] = crawled.map((place) => address + place);
  const seconds = String(scanLimitMs / 1_000 - 10);
  const modules = 'sql,xss,permanentxss,exec,file,redirect,crlf,backup';
  const report = ['--store-session', folder, '-f', 'txt', '-o', path.join(folder, 'wapiti.txt')];
  return {
    command: 'wapiti',
    target: target ?? address,
    args: ['-v', '1', '--scope', 'domain', '-m', modules, '--max-scan-time', seconds, ...report]
      .concat('-u', target ?? address)
      .concat(more.flatMap((one) => ['-s', one])),
    begun: /Launching module/,
    found: /.*(vulnerability|injection).*found.*|.*Internal Server Error.*/i,
  };
}

/** Tries what it knows on the word that is searched for. */
const search = (target: string, data: string, folder: string): Scan => ({
  command: 'sqlmap',
  target,
  args: [
    ...`--batch --level 2 --timeout 10 --dbms PostgreSQL --output-dir ${folder} --data`.split(' '),
    data,
    '--headers',
    'Content-Type: application/json',
    '-u',
    target,
  ],
  begun: /testing connection to the target URL/,
  found: /.*(is vulnerable|appears to be .* injectable|identified the following injection).*/i,
});

/** What the command wrote, at most until the limit; `undefined` where there is no such command. */
function run({ command, args }: Scan): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...onThisMachine },
    });
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
