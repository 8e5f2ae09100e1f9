import {
  type CertificateVerdict,
  certificateVerdict,
  type Mismatch,
  mismatchOf,
} from '#domains/certificates/contract/certificate-verdict.rules.ts';
import {
  certificateNames,
  certificateVerdictLabels,
} from '#domains/certificates/contract/certificates.words.ts';
import { groupedNumber } from '#domains/certificates/contract/certificate-number.rules.ts';
import type { verifyCertificateCall } from '#domains/certificates/web/certificates.calls.ts';
import type { Verification } from '#domains/ledger/web/verify-file.ts';
import type { CheckedProof } from '#domains/ledger/contract/verify-proof.rules.ts';
import { starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import { figureLabel, hoursLabel } from '#platform/contract/figures.ts';
import { dateTimeLabel, startOfDay, wholeDateLabel } from '#platform/contract/instants.ts';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import { buttonClass } from '#platform/web/plain/button-class.ts';
import { draw } from '#platform/web/plain/draw.ts';
import { drawNotice } from '#platform/web/plain/draw-notice.ts';
import type { NoticeKind } from '#platform/web/ui/notice.tsx';
import { publicPaths } from '../site-navigation.ts';
import styles from './verify-certificate.module.css';

export type Found = NonNullable<RemoteResult<typeof verifyCertificateCall>['found']>;

/** Nothing stands under that number, or the code is another. */
export const drawNotFound = (): Element =>
  drawNotice(
    'error',
    draw('strong', {}, '查无此证'),
    draw('br', {}),
    '编号或校验码不对，或者没有这份证书。请照着纸上再输一遍，仍然不对就打电话向出具单位核实。',
  );

const kinds: Record<CertificateVerdict, NoticeKind> = {
  unproved: 'info',
  mismatch: 'error',
  valid: 'success',
  outdated: 'warning',
  replaced: 'warning',
  revoked: 'error',
};

const whys: Record<Exclude<CertificateVerdict, 'mismatch'>, string> = {
  valid: '网站说这份证书现在有效，这台设备也把每条记录核算到了公布的根。',
  unproved: '网站说这份证书现在有效，这台设备没有核算其中的记录。这不等于有问题。',
  outdated: '里面有记录后来被更正或作废，请向持有人要一份重新开具的。',
  replaced: '持有人已经换了一份新的，请要新的那一份。',
  revoked: '这份证书已经撤销，不能再用。',
};

const mismatches: Record<Mismatch, string> = {
  record: '证书里的记录和账本对不上，下面写明是哪里。请不要采信，打电话向出具单位核实。',
  root: '证书里的根和公布的根不一样，请不要采信，打电话向出具单位核实。',
  answer:
    '证书里的记录在账本里，但网站这次回答的条数、分钟或星级和它们不一样。请不要采信网站的这次回答，打电话向出具单位核实。',
};

const dayOf = (day: string): string => wholeDateLabel(startOfDay(day));

/** What a star certificate stands for; the browser proves the minutes below it, level and day are the site's word. */
const starFacts = ({ level, awardedOn, minutes }: NonNullable<Found['star']>): [string, string][] => [
  ['星级', `${starNames[level - 1]}，网站登记`],
  ['授星日期', dayOf(awardedOn)],
  ['授星时的时长', `${figureLabel(minutes)} 分钟，${hoursLabel(minutes)} 小时`],
];

/** The name that every record opens, where its holder wants it written; else as the site hides it. */
function holderOf(found: Found, recomputed: CheckedProof | undefined): string {
  const names = new Set(recomputed?.records.map(({ fields, fault }) => (fault ? '' : fields.name)));
  const [name] = names;
  return names.size === 1 && typeof name === 'string' && name !== '' ? name : found.holder;
}

const factsOf = (found: Found, recomputed: CheckedProof | undefined): [string, string][] => [
  ['证书编号', groupedNumber(found.certNo)],
  ['证书', found.star ? certificateNames.star : certificateNames.hours],
  ['持证人', holderOf(found, recomputed)],
  ...(found.holderId ? [['证件', `${found.holderId}，网站登记`] as [string, string]] : []),
  ...(found.star ? starFacts(found.star) : []),
  [found.star ? '所附记录' : '服务时段', `${dayOf(found.fromOn)}至${dayOf(found.toOn)}`],
  [
    '合计',
    `${found.itemCount} 条，${figureLabel(found.totalMinutes)} 分钟，${hoursLabel(found.totalMinutes)} 小时`,
  ],
  ['出具单位', found.issuer],
  ['出具日期', wholeDateLabel(found.issuedAt)],
  ['核验时间', dateTimeLabel(new Date())],
];

/** Whether a file was altered after it was given out: the proof inside can be whole while the words on the sheet are not. */
const drawSamePaper = ({ isSamePaper }: Found): Element[] =>
  isSamePaper === null
    ? []
    : [
        isSamePaper
          ? drawNotice('success', '这个文件和网站出具的原件逐字节相同，纸面没有被改过。')
          : drawNotice(
              'warning',
              '这个文件和网站现在出具的原件不一样：可能被编辑过，也可能是另存、合并过，或者是网站升级前下载的。纸面上的字请不要采信，以这里的编号、合计和下面核出的记录为准。',
            ),
      ];

/** For who keeps paper: the answer alone is printed, with the time at which it was given. */
function drawPrintButton(): Element {
  const button = draw(
    'button',
    { type: 'button', class: buttonClass({ look: 'line', className: styles['print'] }) },
    '打印核验结果',
  );
  button.addEventListener('click', () => print());
  return button;
}

/** What the site says of a certificate, with one word for it and for what was recomputed. */
export function drawCertificate(found: Found, checked: Verification | undefined): Element[] {
  const recomputed = checked?.kind === 'checked' ? checked.checked : undefined;
  const verdict = certificateVerdict(found, recomputed);
  const mismatch = mismatchOf(found, recomputed);
  const word = draw('strong', { class: styles['word'] }, certificateVerdictLabels[verdict]);
  const facts = factsOf(found, recomputed).map(([name, value]) =>
    draw('div', {}, draw('dt', {}, name), draw('dd', {}, value)),
  );
  return [
    drawNotice(
      kinds[verdict],
      word,
      draw('br', {}),
      verdict === 'mismatch' ? mismatches[mismatch ?? 'answer'] : whys[verdict],
    ),
    ...(verdict === 'mismatch' ? [draw('a', { href: publicPaths.complain }, '举报这份证书')] : []),
    ...drawSamePaper(found),
    draw('dl', { class: styles['facts'] }, facts),
    drawPrintButton(),
    ...(!checked && found.state !== 'revoked'
      ? [draw('p', {}, '填上纸上的校验码，可以看到逐条记录，并由这台设备自己核算。')]
      : []),
  ];
}
