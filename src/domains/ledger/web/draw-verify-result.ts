import { hoursLabel } from '#platform/contract/figures.ts';
import { dayLabel, startOfDay, wholeDateLabel } from '#platform/contract/instants.ts';
import { draw } from '#platform/web/plain/draw.ts';
import { drawNotice } from '#platform/web/plain/draw-notice.ts';
import type { NoticeKind } from '#platform/web/ui/notice.tsx';
import { ledgerFields } from '../contract/ledger-line.rules.ts';
import { fingerprint, proofReasons } from '../contract/ledger.words.ts';
import type { CheckedRecord } from '../contract/verify-proof.rules.ts';
import type { Verification } from './verify-file.ts';
import styles from './verify.module.css';

/** Id of the template that holds a seal for each grade. */
export const gradeSeals = 'grade-seals';

type Checked = Extract<Verification, { kind: 'checked' }>;

const unread = {
  noProof: '这不是本平台的证书或时长凭证，或者文件不完整。请用下载下来的原文件，拍照和另存的不行。',
  noRoots: '这份根文件读不出来。根文件可以在“每日根”页下载。',
  tooOld: '这个浏览器太旧，不能自己核算。请换一个浏览器，或者用命令行核验。',
} as const;

/** Where the proof came from, whose root it was compared with, and whether a certificate's own word stands above. */
export type Shown = {
  from: 'file' | 'site';
  rootName?: string | undefined;
  isBelowCertificate?: boolean;
};

/** One word first, then why, then how this browser knows. Below a certificate its records being whole is no word: it may be taken back. */
export function drawVerifyResult(result: Verification, shown: Shown): Element {
  if (result.kind !== 'checked') return drawNotice('warning', unread[result.kind]);
  const { checked, states } = result;
  const verdict = verdictOf(result);
  const word = [draw('strong', { class: styles['word'] }, verdict.word), draw('br', {})];
  return draw(
    'section',
    { class: styles['result'], 'aria-label': '核验结果' },
    shown.isBelowCertificate && draw('h3', {}, '由你的浏览器核算'),
    drawNotice(verdict.kind, !(shown.isBelowCertificate && verdict.kind === 'success') && word, verdict.why),
    draw('ol', { class: styles['steps'] }, stepsOf(result, shown)),
    draw(
      'ul',
      { class: styles['records'] },
      checked.records.map((record, at) => drawRecord(record, states?.[at])),
    ),
  );
}

/** How this browser knows, step by step, each with where it was done. */
function stepsOf({ checked, states, milliseconds }: Checked, { from, rootName }: Shown): Element[] {
  const step = (title: string, where: string, ...said: (string | (string | Element)[])[]): Element =>
    draw(
      'li',
      {},
      draw('b', {}, title),
      ' ',
      draw('em', {}, where),
      said.map((line) => draw('span', {}, line)),
    );
  const code = (text: string): Element => draw('code', {}, text);
  return [
    step(
      '取来记录和路径',
      from === 'site' ? '从网站下载' : '你的文件',
      `${checked.records.length} 条记录，每条附一串旁边的指纹。`,
    ),
    step(
      '给每条记录算指纹，合并到根',
      '在这台设备上',
      `改一个字、一分钟，指纹就完全不同。用时 ${milliseconds} 毫秒。`,
    ),
    step(
      '和公布的根比一比',
      rootName ? `你的文件 ${rootName}` : '从网站下载',
      ['你算出来的：', code(fingerprint(checked.root))],
      [
        `${wholeDateLabel(startOfDay(checked.day))}公布的：`,
        code(checked.published ? fingerprint(checked.published) : '没有取到'),
      ],
    ),
    step(
      '现在还算不算',
      '网站说的',
      states ? '每条记录的状态见下表，这一项不是在你的设备上算的。' : '没能问到网站，只核对了内容。',
    ),
  ];
}

const stateWords = {
  stands: '有效',
  adjusted: '后来有更正，请看更正后的记录',
  voided: '已作废',
  unknown: '网站的账本里没有这一条',
} as const;

function verdictOf({ checked, states }: Checked): { kind: NoticeKind; word: string; why: string } {
  const why = `${proofReasons[checked.reason]}。`;
  switch (checked.verdict) {
    case 'changed':
      return { kind: 'error', word: '内容与账本不符', why };
    case 'otherRoot':
      return checked.reason === 'rootFile'
        ? { kind: 'warning', word: '根文件不对', why }
        : { kind: 'error', word: '内容与账本不符', why };
    case 'rootMissing':
      return { kind: 'warning', word: '没能核算', why };
    case 'proved':
      return standing(states);
  }
}

function standing(states: Checked['states']): { kind: NoticeKind; word: string; why: string } {
  const proved = proofReasons.whole;
  if (!states)
    return { kind: 'warning', word: '内容属实，状态未知', why: `${proved}；没能问到现在是否作废。` };
  if (states.includes('unknown'))
    return { kind: 'error', word: '查无此证', why: '网站的账本里没有其中的记录。请打电话向出具单位核实。' };
  if (states.includes('voided'))
    return { kind: 'error', word: '已作废', why: `${proved}，但其中有记录后来作废了。` };
  if (states.includes('adjusted'))
    return { kind: 'warning', word: '有更正', why: `${proved}，但其中有记录后来更正过分钟数。` };
  return { kind: 'success', word: '有效', why: `${proved}，现在也都有效。` };
}

function drawRecord({ fields, fault }: CheckedRecord, state: keyof typeof stateWords | undefined): Element {
  const minutes = typeof fields.minutes === 'number' ? fields.minutes : 0;
  const day = typeof fields.day === 'string' ? dayLabel(startOfDay(fields.day)) : '';
  const about = [fields.name ?? fields.maskedName, day, fields.team, fields.category];
  return draw(
    'li',
    {},
    sealOf(String(fields.grade ?? '')),
    draw(
      'div',
      {},
      draw('b', {}, fields.activity ?? fields.hourNo),
      draw('span', {}, about.filter(Boolean).join('，')),
      draw(
        'span',
        {},
        [fields.hourNo && `记录号 ${fields.hourNo}`, fields.volunteerNo].filter(Boolean).join('，'),
      ),
      fault && draw('strong', { class: styles['fault'] }, faultWords(fault)),
    ),
    draw(
      'div',
      {},
      draw('b', {}, `${minutes} 分钟`),
      draw('span', {}, `${hoursLabel(minutes)} 小时`),
      !fault && state && draw('em', state === 'stands' ? {} : { class: styles['fault'] }, stateWords[state]),
    ),
  );
}

/** The seal of a grade, as the page brings it; in words where it does not know the grade. */
function sealOf(grade: string): Element {
  const seals = document.querySelector<HTMLTemplateElement>(`template#${gradeSeals}`)?.content;
  const seal = [...(seals?.children ?? [])].find((each) => each.getAttribute('data-grade') === grade);
  return (seal?.cloneNode(true) as Element | undefined) ?? draw('span', {}, grade && `证据 ${grade} 级`);
}

const faultWords = (fault: NonNullable<CheckedRecord['fault']>): string =>
  fault.kind === 'root'
    ? '这条记录合并不到文件里的根'
    : `被改过：${fault.fields.map((name) => ledgerFields[name as keyof typeof ledgerFields] ?? name).join('、')}`;
