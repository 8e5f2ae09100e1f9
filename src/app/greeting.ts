import { type Configuration, isLoopback } from './settings/configuration.ts';

/** What the terminal shows once people can come in: where, and in demo mode as whom. */
export function greeting(
  { isDemo, host, sms }: Pick<Configuration, 'isDemo' | 'host' | 'sms'>,
  address: string,
): string[] {
  const where = [
    '',
    `江澜志愿 is open at ${address}`,
    `  back office  ${address}/login`,
    `  API          ${address}/api/docs`,
    '',
  ];
  const noSms =
    'NO SMS PROVIDER: nobody can register, recover a password or log in by a code. Set SMS_PROVIDER=tencent and its settings (README).';
  if (!isDemo) return sms ? where : [...where, noSms, ''];
  const warning = `HOST is ${host}: these accounts are open to everyone who reaches it. Set DEMO=off for real use.`;
  return [
    ...where,
    'Demo accounts, all with the password Jianglan#2026',
    '  volunteers   zhiyuan001, zhiyuan002 …',
    '  teams        duiwu001, duiwu002 …',
    '  back office  admin001 administrator, shenhe001 reviewer, diaodu001 dispatcher, bianji001 editor',
    '',
    ...(isLoopback(host) ? [] : [warning, '']),
  ];
}
