import { exportKeptDays } from '#platform/contract/exports/exports.words.ts';
import { timeLabel, wholeDateLabel } from '#platform/contract/instants.ts';
import { archiveOmissions } from '../contract/mydata.words.ts';
import type { GatheredData } from './gather-archive.ts';

/** What lies in the archive, for whoever opens it (PIPL 45: a copy that can be read and taken elsewhere). */
export function archiveReadme({ at, topics, papers }: GatheredData, sheetNames: readonly string[]): string {
  const lines = [
    '我的全部数据',
    '',
    `整理时间：${wholeDateLabel(at)} ${timeLabel(at)}。以下是志愿服务平台在这个时间保存的、关于你本人的全部记录。`,
    '',
    '一、里面有什么',
    '1. data.json：全部记录，给程序读。换到别的平台时用它。',
    '2. 表格（文件夹）：同样的记录，一类一张表，用 Excel 或 WPS 打开。',
    '3. 活动日历.ics：你报名的活动，可以导入手机日历。',
    `4. 证明（文件夹）：你现在有效的志愿服务记录证明，PDF，共 ${papers.length} 份。`,
    '',
    '二、每张表是什么',
    ...topics.map(
      ({ title, key, rows }, index) =>
        `${sheetNames[index]}：${title}，${rows.length} 条（data.json 里的 ${key}）`,
    ),
    '',
    '三、data.json 的格式（版本 1）',
    'format、version：格式名和版本；generatedAt：整理时间。',
    'topics：每一类记录一项，title 是中文名，fields 是每个字段的中文名，words 是代码的意思，rows 是记录。',
    '时间按 ISO 8601 写，带时区；没有填写的写 null。',
    '',
    '四、哪些没有放进来，为什么',
    ...archiveOmissions.map((sentence, index) => `${index + 1}. ${sentence}`),
    '',
    '五、请注意',
    `文件里有你的手机号和地址，请妥善保管。网站上的这份文件保留 ${exportKeptDays} 天，只有你本人登录后能下载。`,
    '记录有误，可以在“我的数据中心”改正或申请更正。',
    '',
  ];
  // Notepad of older Windows takes a text for UTF-8 by this mark alone.
  return `\uFEFF${lines.join('\r\n')}`;
}
