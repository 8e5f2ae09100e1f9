import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { CertificatePurpose, GradeChoice, NameForm } from '../contract/certificates.words.ts';

/** What stands in the form of a certificate. */
export type CertificateChoice = {
  period: PeriodKey;
  fromOn: string;
  toOn: string;
  categories: CategoryKey[];
  grades: GradeChoice;
  name: NameForm;
  volunteerNo: boolean;
  times: boolean;
  district: boolean;
  idTail: boolean;
  idWhole: boolean;
  /** Asked for with the whole number alone; never kept. */
  userPwd: string;
  hasEnglish: boolean;
  englishName: string;
  purpose: CertificatePurpose | '';
  recipient: string;
};

export const periodLabels = {
  thisYear: '今年',
  lastYear: '去年',
  twelveMonths: '近 12 个月',
  all: '从注册到现在',
  own: '自己选',
} as const;
export type PeriodKey = keyof typeof periodLabels;

/** Nobody served here before. */
const earliest = '2000-01-01';

/** First and last day of a named period; 自己选 keeps what was chosen. */
export function daysOf(period: PeriodKey, now: Date): { fromOn: string; toOn: string } | undefined {
  const today = toDay(now);
  const year = Number(today.slice(0, 4));
  switch (period) {
    case 'thisYear':
      return { fromOn: `${year}-01-01`, toOn: today };
    case 'lastYear':
      return { fromOn: `${year - 1}-01-01`, toOn: `${year - 1}-12-31` };
    case 'twelveMonths':
      return { fromOn: `${year - 1}${today.slice(4) === '-02-29' ? '-02-28' : today.slice(4)}`, toOn: today };
    case 'all':
      return { fromOn: earliest, toOn: today };
    case 'own':
      return undefined;
  }
}

/** As the form begins: this year, what schools accept, the name in full. */
export const firstChoice = (now: Date): CertificateChoice => ({
  period: 'thisYear',
  ...(daysOf('thisYear', now) ?? { fromOn: earliest, toOn: earliest }),
  categories: [],
  grades: 'proven',
  name: 'full',
  volunteerNo: true,
  times: true,
  district: false,
  idTail: false,
  idWhole: false,
  userPwd: '',
  hasEnglish: false,
  englishName: '',
  purpose: '',
  recipient: '',
});
