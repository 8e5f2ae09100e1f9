import type { Configuration } from './settings/configuration.ts';

const localHosts = ['127.0.0.1', '::1', 'localhost'];

/** What the terminal shows once people can come in: where, and in demo mode as whom. */
export function greeting(
  { isDemo, host }: Pick<Configuration, 'isDemo' | 'host'>,
  address: string,
): string[] {
  const where = [
    '',
    `江澜志愿 is open at ${address}`,
    `  back office  ${address}/login`,
    `  API          ${address}/api/docs`,
    '',
  ];
  if (!isDemo) return where;
  const warning = `HOST is ${host}: these accounts are open to everyone who reaches it. Set DEMO=off for real use.`;
  return [
    ...where,
    'Demo accounts, all with the password Jianglan#2026',
    '  volunteers   zhiyuan001, zhiyuan002 …',
    '  teams        duiwu001, duiwu002 …',
    '  back office  admin001 administrator, shenhe001 reviewer, diaodu001 dispatcher, bianji001 editor',
    '',
    ...(localHosts.includes(host) ? [] : [warning, '']),
  ];
}
