import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { groupedNumber } from '#domains/certificates/contract/certificate-number.rules.ts';
import { bindVerifyForm } from './bind-verify-form.ts';
import type { CheckedProof } from '#domains/ledger/contract/verify-proof.rules.ts';
import { drawVerifyResult } from '#domains/ledger/web/draw-verify-result.ts';
import type { Verification } from '#domains/ledger/web/verify-file.ts';
import { drawCertificate } from './draw-certificate.ts';
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

it('tells a tampered paper, record, root, root file and answer apart, each by a sentence of its own', () => {
  const proof = {
    verdict: 'proved',
    reason: 'whole',
    records: [{ fields: { minutes: 180, activity: '周末故事会' }, fault: undefined, hash: 'ab'.repeat(32) }],
    root: 'cd'.repeat(32),
    day: '2026-11-16',
    published: 'cd'.repeat(32),
    star: undefined,
  } as const satisfies CheckedProof;
  const site = { ...found, state: 'valid', itemCount: 1, star: null, holderId: null, endedAt: null } as const;
  const said = (more: Partial<CheckedProof>, answer: object = {}) => {
    const result: Verification = {
      kind: 'checked',
      checked: { ...proof, ...more } as CheckedProof,
      states: ['stands'],
      milliseconds: 4,
      certNo,
      fileHash: undefined,
    };
    const about = drawCertificate({ isSamePaper: true, ...site, ...answer }, result);
    return [
      ...about.map((each) => each.textContent),
      drawVerifyResult(result, { from: 'file', isBelowCertificate: true }).textContent,
    ].join('');
  };
  const inRecord = { verdict: 'changed', reason: 'field' } as const;
  const cases = {
    whole: [said({}), '这个文件和网站出具的原件逐字节相同'],
    paper: [said({}, { isSamePaper: false }), '这个文件和网站现在出具的原件不一样'],
    record: [said(inRecord), '记录里有内容被改过'],
    path: [said({ verdict: 'changed', reason: 'path' }), '有记录合并不到文件里的根'],
    root: [said({ verdict: 'otherRoot', reason: 'root' }), '证书里的根和公布的根不一样'],
    rootFile: [said({ verdict: 'otherRoot', reason: 'rootFile' }), '根文件前后接不上'],
    answer: [said({}, { totalMinutes: 900 }), '网站这次回答的条数、分钟或星级和它们不一样'],
  } as const;
  const sentences = Object.entries(cases).map(([key, [, sentence]]) => [key, sentence] as const);
  const toldBy = (text: string) =>
    sentences.filter(([, sentence]) => text.includes(sentence)).map(([key]) => key);
  for (const [key, [text]] of Object.entries(cases))
    expect(toldBy(text).filter((other) => other === key || other !== 'whole')).toEqual([key]);
});

it('says one word of a certificate, its holder as the records name them, and where each step was done', () => {
  const checked = {
    verdict: 'proved',
    reason: 'whole',
    records: [
      { fields: { minutes: 180, name: '沈知夏', grade: 'A' }, fault: undefined, hash: 'ab'.repeat(32) },
    ],
    root: 'cd'.repeat(32),
    day: '2026-11-16',
    published: 'cd'.repeat(32),
    star: undefined,
  } as const satisfies CheckedProof;
  const result: Verification = {
    kind: 'checked',
    checked,
    states: ['stands'],
    milliseconds: 4,
    certNo,
    fileHash: undefined,
  };
  const site = {
    ...found,
    itemCount: 1,
    star: null,
    holderId: null,
    endedAt: null,
    isSamePaper: null,
  } as const;
  const wordsOf = (state: 'valid' | 'revoked', totalMinutes = 180) => {
    document.body.replaceChildren(
      ...drawCertificate({ ...site, state, totalMinutes }, result),
      drawVerifyResult(result, { from: 'site', isBelowCertificate: true }),
    );
    return [...document.querySelectorAll('.al strong')].map((word) => word.textContent);
  };
  expect(wordsOf('revoked')).toEqual(['已撤销']);
  expect(wordsOf('valid')).toEqual(['有效']);
  expect(document.querySelector('dl')?.textContent).toContain('沈知夏');
  expect(document.querySelector('ol li')?.textContent).toContain('从网站下载');
  expect(document.querySelector('a')).toBeNull();
  expect(wordsOf('valid', 900)).toEqual(['内容与账本不符']);
  expect(document.querySelector('a')?.textContent).toBe('举报这份证书');
});

/** A camera that shows these codes one after the other, read by the browser itself. */
function plugInCamera(seen: readonly string[], getUserMedia?: () => Promise<unknown>) {
  const stop = vi.fn<() => void>();
  const left = [...seen];
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: getUserMedia ?? (async () => ({ getTracks: () => [{ stop }] })) },
  });
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => left.splice(0, 1).map((rawValue) => ({ rawValue }));
    },
  );
  HTMLMediaElement.prototype.play = async () => undefined;
  return { stop };
}
const scanButton = () => document.querySelector<HTMLButtonElement>('[data-verify-scan]')!;
const camera = () => document.querySelector<HTMLDialogElement>('[data-verify-camera]')!;

it('reads the code on the paper by the camera, says so of another one, and is off afterwards', async () => {
  const { stop } = plugInCamera([
    'https://elsewhere.example/#1',
    `https://zy.example/verify#${certNo}.abc234`,
  ]);
  const asked = open({ found });
  expect(scanButton().hidden).toBe(false);
  scanButton().click();
  expect(camera().open).toBe(true);
  await vi.waitFor(() => expect(camera().textContent).toContain('这不是证书上的码'));
  await vi.waitFor(() => expect(answer()).toContain('已撤销'));
  expect(asked).toMatchObject([{ certNo: groupedNumber(certNo), code: 'ABC234' }]);
  expect(camera().open).toBe(false);
  await vi.waitFor(() => expect(stop).toHaveBeenCalled());
});

it('says what to do where the camera may not be used, and offers none where there is none', async () => {
  plugInCamera([], async () => Promise.reject(Object.assign(new Error('no'), { name: 'NotAllowedError' })));
  open({ found });
  scanButton().click();
  await vi.waitFor(() =>
    expect(camera().textContent).toMatch(/没有拿到相机的使用权限.*也可以照着纸上输入编号/),
  );
  vi.stubGlobal('navigator', {});
  open({ found });
  expect(scanButton().hidden).toBe(true);
});

it('prints what was answered, with the time of the answer', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  open({ found }, `#${certNo}.ABC234`);
  await vi.waitFor(() => expect(answer()).toContain('核验时间'));
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '打印核验结果')?.click();
  expect(print).toHaveBeenCalledOnce();
});
