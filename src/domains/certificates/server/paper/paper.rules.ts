import { type ProvenStar, readProof } from '#domains/ledger/contract/verify-proof.rules.ts';
import { figureLabel, hoursLabel } from '#platform/contract/figures.ts';
import { toDay } from '#platform/contract/instants.ts';
import { groupedNumber } from '../../contract/certificate-number.rules.ts';
import type { CertificateFields } from '../../contract/certificates.contract.ts';
import {
  certificateNames,
  certificatePurposeLabels,
  type CertificatePurpose,
} from '../../contract/certificates.words.ts';
import { starNames } from '#domains/volunteers/contract/volunteers.words.ts';
import { maskName } from '#platform/contract/masking.ts';

export type Issuer = { unit: string; leader: string; handler: string; phone: string; title: string };

/** A row of the table. */
export type PaperItem = {
  day: string;
  service: string;
  category: string;
  team: string;
  span: string;
  minutes: number;
  grade: string;
  hourNo: string;
};

/** Everything that stands on the paper, in words; what draws it decides only where. */
export type Paper = {
  certNo: string;
  title: string;
  subtitle: string;
  /** Of a star certificate: how many stars are drawn, in the place of the table. */
  starLevel: number | undefined;
  numberLabel: string;
  issuedAt: Date;
  proof: string;
  sentence: string;
  english: string;
  hasTimes: boolean;
  items: PaperItem[];
  sum: string;
  totalMinutes: string;
  notes: string;
  verifyUrl: string;
  verifyAddress: string;
  checkCode: string;
  issuer: Issuer;
  issuedOn: string;
  /** Picture of the issuer's seal; without it the paper says so. */
  seal: Uint8Array | undefined;
};

/** Rows that fit the first page, every page after it, and one that ends with issuer and seal. */
const rowsOnFirstPage = 14;
const rowsOnNextPages = 32;
const rowsAboveClosing = 25;

/** Rows of a certificate by its pages. */
export function pagesOf<Item>(items: readonly Item[]): Item[][] {
  const pages = [items.slice(0, rowsOnFirstPage)];
  for (let from = rowsOnFirstPage; from < items.length; from += rowsOnNextPages)
    pages.push(items.slice(from, from + rowsOnNextPages));
  const last = pages.at(-1) ?? [];
  if (pages.length > 1 && last.length > rowsAboveClosing) pages.push(last.splice(rowsAboveClosing));
  return pages;
}

type Frozen = {
  certNo: string;
  checkCode: string;
  proof: string;
  fields: CertificateFields;
  issuer: Issuer;
  volunteerNo: string;
  holderName: string;
  holderId: string;
  englishName: string;
  fromOn: string;
  toOn: string;
  itemCount: number;
  totalMinutes: number;
  grades: string[];
  purpose: string;
  recipient: string;
  issuedAt: Date;
  verifyUrl: string;
  star: ProvenStar | null;
  seal: Uint8Array | undefined;
};

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const englishDay = (day: string): string =>
  `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
const chineseDay = (day: string): string =>
  `${Number(day.slice(0, 4))}年${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;
const clock = (instant: unknown): string => (typeof instant === 'string' ? instant.slice(11, 16) : '');

const figures = '〇一二三四五六七八九';
/** 2026-11-21 → 二〇二六年十一月二十一日, as papers are dated. */
export function writtenDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const inWords = (value: number): string =>
    `${value >= 20 ? figures[Math.floor(value / 10)] : ''}${value >= 10 ? '十' : ''}${value % 10 === 0 ? '' : figures[value % 10]}`;
  return `${[...year].map((digit) => figures[Number(digit)]).join('')}年${inWords(Number(month))}月${inWords(Number(date))}日`;
}

const capitals = '零壹贰叁肆伍陆柒捌玖';
const places = ['', '拾', '佰', '仟', '万'];
/** Hours with one decimal in figures that nobody changes by a stroke: 36.2 → 叁拾陆点贰. */
export function capitalHours(label: string): string {
  const [whole = '0', tenth = '0'] = label.replaceAll(',', '').split('.');
  const digits = [...whole].map(Number);
  let text = '';
  digits.forEach((digit, at) => {
    const place = places[digits.length - 1 - at] ?? '';
    if (digit !== 0) text += `${capitals[digit]}${place}`;
    else if (digits[at + 1]) text += capitals[0];
  });
  return `${text || capitals[0]}${tenth === '0' ? '整' : `点${capitals[Number(tenth)]}`}`;
}

const gradeNote =
  '证据等级：A 签到、签退均有现场码且位置相符；B 有现场码或志愿者码，其余由领队点名；C 由领队点名登记；D 事后补录。';

/** What stands on the paper of a certificate: of hours, or of the star that was awarded for them. */
export function paperOf(frozen: Frozen): Paper {
  const paper = hoursPaperOf(frozen);
  return frozen.star ? { ...paper, ...starWords(frozen, frozen.star) } : paper;
}

/** What a star certificate says in the place of its records; they are in its proof, not on it. */
function starWords(frozen: Frozen, { level, awardedOn, minutes, askedMinutes }: ProvenStar) {
  const name = starNames[level - 1] ?? '';
  const hours = (value: number): string => `${hoursLabel(value)} 小时（${figureLabel(value)} 分钟）`;
  return {
    title: certificateNames.star,
    subtitle: 'CERTIFICATE OF STAR VOLUNTEER',
    starLevel: level,
    items: [],
    sentence: `兹证明 ${frozen.holderName}（志愿者编号 ${frozen.volunteerNo}）参加志愿服务，授星时已生效的服务时长累计 ${hours(minutes)}，经确认并公示三个工作日、无异议，于 ${chineseDay(awardedOn)}获授${name}志愿者。`,
    notes: `${name}要求已生效的志愿服务时长满 ${hours(askedMinutes)}。本证书的电子文件附有其中 ${frozen.itemCount} 条记录的凭证，合计 ${hours(frozen.totalMinutes)}，可以逐条核算到公布的每日根；星级和授星日期以出具单位的登记为准，按编号核验。`,
  };
}

function hoursPaperOf(frozen: Frozen): Paper {
  const { fields, issuer, totalMinutes, itemCount, fromOn, toOn } = frozen;
  const hours = hoursLabel(totalMinutes);
  const name = { full: frozen.holderName, masked: maskName(frozen.holderName), none: '' }[fields.name];
  const identity = [frozen.holderId, fields.volunteerNo && `志愿者编号 ${frozen.volunteerNo}`]
    .filter(Boolean)
    .join('，');
  const who = `${name ? ` ${name} ` : '持证人'}${identity ? `（${identity}）` : ''}`;
  const items = (readProof(frozen.proof)?.records ?? []).map(({ open }): PaperItem => {
    const value = Object.fromEntries(open.map(([, field, said]) => [field, said]));
    const about = value['about'] ? `（更正 ${value['about']}）` : '';
    return {
      day: String(value['day'] ?? ''),
      service: `${value['activity'] ?? ''}${about}`,
      category: String(value['category'] ?? ''),
      team: [value['team'], value['district']].filter(Boolean).join('，'),
      span: value['start'] ? `${clock(value['start'])}–${clock(value['end'])}` : '',
      minutes: Number(value['minutes'] ?? 0),
      grade: String(value['grade'] ?? ''),
      hourNo: String(value['hourNo'] ?? ''),
    };
  });
  items.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  const only = frozen.grades.length < 4 ? '只列 A、B 级记录' : '列全部等级的记录';
  const given = frozen.recipient ? `，提交${frozen.recipient}` : '';
  const address = new URL(frozen.verifyUrl);
  return {
    certNo: frozen.certNo,
    title: certificateNames.hours,
    subtitle: 'CERTIFICATE OF VOLUNTEER SERVICE RECORD',
    starLevel: undefined,
    numberLabel: groupedNumber(frozen.certNo),
    issuedAt: frozen.issuedAt,
    proof: frozen.proof,
    sentence: `兹证明${who}于 ${chineseDay(fromOn)}至 ${chineseDay(toOn)}参加志愿服务 ${itemCount} 次，累计服务时长 ${hours} 小时（${figureLabel(totalMinutes)} 分钟）。所列时长由服务队伍记录并核定，经公示三个工作日、无异议后生效，服务均为无偿。`,
    english: frozen.englishName
      ? `This is to certify that ${frozen.englishName} gave ${hours} hours (${figureLabel(totalMinutes)} minutes) of unpaid voluntary service on ${itemCount} occasions between ${englishDay(fromOn)} and ${englishDay(toOn)}. Each entry was recorded and confirmed by the serving team, publicly displayed for three working days and took effect without objection.`
      : '',
    hasTimes: fields.times,
    items,
    sum: `合计 ${itemCount} 次，${figureLabel(totalMinutes)} 分钟，即 ${hours} 小时（大写：${capitalHours(hours)}小时）`,
    totalMinutes: figureLabel(totalMinutes),
    notes: `${gradeNote}本证明按持证人的选择，${only}，不代表其全部服务。用途：${certificatePurposeLabels[frozen.purpose as CertificatePurpose]}${given}。`,
    verifyUrl: frozen.verifyUrl,
    verifyAddress: `${address.host}${address.pathname}`,
    checkCode: frozen.checkCode,
    issuer,
    issuedOn: writtenDay(toDay(frozen.issuedAt)),
    seal: frozen.seal,
  };
}
