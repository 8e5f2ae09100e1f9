import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { groupedNumber } from '#domains/certificates/contract/certificate-number.rules.ts';
import { bindVerifyForm } from './bind-verify-form.ts';
import { VerifyForm } from './verify-form.tsx';

afterEach(() => {
  document.body.innerHTML = '';
  location.hash = '';
  vi.unstubAllGlobals();
});

const certNo = 'ZM99010020261117000001B';
const found = {
  certNo,
  state: 'revoked',
  holder: '沈*夏',
  issuer: '江澜市新时代文明实践中心',
  issuedAt: '2026-11-17T10:00:00+08:00',
  fromOn: '2026-09-01',
  toOn: '2026-11-01',
  itemCount: 2,
  totalMinutes: 180,
  star: { level: 2, awardedOn: '2026-11-10', minutes: 18_020, askedMinutes: 180 },
  proof: null,
};

/** The form as it arrives, with what the site would answer. */
function open(result: unknown, hash = '') {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    asked.push(JSON.parse(init.body as string));
    return Promise.resolve(Response.json({ code: 200, msg: '', result }));
  });
  location.hash = hash;
  document.body.innerHTML = renderToString(<VerifyForm />);
  bindVerifyForm(document);
  return asked;
}
const answer = () => document.querySelector('[data-verify-answer]')?.textContent ?? '';

it('asks by what the QR code says, at once, and tells what the site answered of a star', async () => {
  const asked = open({ found }, `#${certNo.toLowerCase()}.abc234`);
  await vi.waitFor(() => expect(answer()).toContain('已撤销'));
  expect(asked).toMatchObject([{ certNo: groupedNumber(certNo), code: 'ABC234' }]);
  for (const said of ['这份证书已经撤销', '二星，网站登记', '星级志愿者证书', '沈*夏'])
    expect(answer()).toContain(said);
  expect(document.querySelector('form')?.inert).toBe(false);
});

it('says that nothing stands under a number, and takes the next one', async () => {
  open({ found: null });
  const input = document.querySelector<HTMLInputElement>('[name="certNo"]')!;
  input.value = certNo;
  document.querySelector('form')!.requestSubmit();
  expect(document.querySelector('button')?.textContent).toBe('正在核验');
  await vi.waitFor(() => expect(answer()).toContain('查无此证'));
  expect(document.querySelector('button')?.disabled).toBe(false);
});
