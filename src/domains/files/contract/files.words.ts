import { keysOf } from '#platform/contract/keys-of.ts';

/** What a file is for (用途); it decides kind, size, who may see it and how long it is kept. */
export const filePurposeLabels = {
  avatar: '头像',
  teamLogo: '队伍 logo',
  teamProof: '队伍证明材料',
  newsPicture: '文章配图',
  newsAttachment: '文章附件',
  activityPicture: '活动图片',
  idProof: '证件照片',
  hourProof: '补录证明材料',
  makeupProof: '补录活动的证明',
  complaintProof: '投诉证据',
  recordProof: '培训表彰材料',
  needVoice: '点单录音',
  needPicture: '点单照片',
  visitPhoto: '上门照片',
  microPhoto: '随手志愿照片',
} as const;
export type FilePurpose = keyof typeof filePurposeLabels;
export const filePurposes = keysOf(filePurposeLabels);

export type AudioKind = 'webm' | 'ogg' | 'm4a' | 'mp3' | 'wav';
export type FileKind = 'jpeg' | 'png' | 'webp' | 'pdf' | 'docx' | 'xlsx' | AudioKind;

export type PurposeRule = {
  kinds: readonly FileKind[];
  maxBytes: number;
  /** Seen only through a link that lasts five minutes, and kept encrypted. */
  isPrivate: boolean;
  /** Nobody learns who sent it once something has it: no name in the audit log, no name of the file, no sender beside it. */
  isSealed?: true;
  /** Widths of the pictures made of it, px; nothing is enlarged. Empty: a document kept as one file. */
  widths: readonly number[];
  /** Cut to a square around the middle. */
  isSquare: boolean;
};

const megabyte = 1_048_576;
const pictures = ['jpeg', 'png', 'webp'] as const;
/** Pictures of somebody's home: only by a link, as one file. */
const homePictures = {
  kinds: pictures,
  maxBytes: 10 * megabyte,
  isPrivate: true,
  widths: [],
  isSquare: false,
};

/** `1.4 MB`, `12 KB`: the size of a file as people read it. */
export const fileSizeLabel = (bytes: number): string =>
  bytes >= megabyte ? `${(bytes / megabyte).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1_024))} KB`;

/** The rule of each purpose (domain.md 4.4.1, 4.4.3, 4.4.10, 4.4.18). */
export const purposeRules: Record<FilePurpose, PurposeRule> = {
  avatar: { kinds: pictures, maxBytes: 2 * megabyte, isPrivate: false, widths: [96, 256], isSquare: true },
  teamLogo: { kinds: pictures, maxBytes: 2 * megabyte, isPrivate: false, widths: [96, 256], isSquare: true },
  teamProof: {
    kinds: ['jpeg', 'png', 'pdf'],
    maxBytes: 10 * megabyte,
    isPrivate: true,
    widths: [],
    isSquare: false,
  },
  newsPicture: {
    kinds: pictures,
    maxBytes: 10 * megabyte,
    isPrivate: false,
    widths: [256, 768, 1600],
    isSquare: false,
  },
  activityPicture: {
    kinds: pictures,
    maxBytes: 10 * megabyte,
    isPrivate: false,
    widths: [256, 768, 1600],
    isSquare: false,
  },
  newsAttachment: {
    kinds: ['pdf', 'docx', 'xlsx', 'jpeg', 'png'],
    maxBytes: 20 * megabyte,
    isPrivate: false,
    widths: [],
    isSquare: false,
  },
  idProof: { kinds: ['jpeg', 'png'], maxBytes: 10 * megabyte, isPrivate: true, widths: [], isSquare: false },
  hourProof: {
    kinds: ['jpeg', 'png', 'pdf'],
    maxBytes: 10 * megabyte,
    isPrivate: true,
    widths: [],
    isSquare: false,
  },
  makeupProof: {
    kinds: ['jpeg', 'png', 'pdf'],
    maxBytes: 10 * megabyte,
    isPrivate: true,
    widths: [],
    isSquare: false,
  },
  complaintProof: {
    kinds: ['jpeg', 'png', 'pdf'],
    maxBytes: 10 * megabyte,
    isPrivate: true,
    isSealed: true,
    widths: [],
    isSquare: false,
  },
  recordProof: {
    kinds: ['jpeg', 'png', 'pdf'],
    maxBytes: 10 * megabyte,
    isPrivate: true,
    widths: [],
    isSquare: false,
  },
  needVoice: {
    kinds: ['webm', 'ogg', 'm4a', 'mp3', 'wav'],
    maxBytes: 3 * megabyte,
    isPrivate: true,
    widths: [],
    isSquare: false,
  },
  needPicture: homePictures,
  visitPhoto: homePictures,
  microPhoto: homePictures,
};

/** Purposes whose files are kept encrypted. */
export const privatePurposes = keysOf(purposeRules).filter((purpose) => purposeRules[purpose].isPrivate);

/** What one account may send; far above an editor, far below a flood. What nothing holds is gone after 24 hours. */
export const uploadQuota = {
  filesADay: 300,
  bytesADay: 500 * megabyte,
  unusedFiles: 60,
  unusedBytes: 200 * megabyte,
} as const;

/** Refusals of an upload. */
export const uploadRefusals = {
  wrongKind: '这种文件不能用在这里',
  notAPicture: '这不是一张可以打开的图片，请换一张',
  tooManyPixels: '图片的像素太多，请缩小后再上传',
  tooFewPixels: '图片太小，至少需要 200×200 像素',
  damaged: '文件已损坏，或内容与类型不符，请重新导出后再上传',
  activeContent: '文件中带有宏、脚本或内嵌程序，不能上传',
  encrypted: '这个 PDF 设了密码或限制，请去掉后再上传',
  tooDense: '文件解压后太大，不能上传。请拆成几个文件',
  tooMuchToday: `今天上传的文件已满 ${uploadQuota.bytesADay / megabyte} MB，请明天再试`,
  tooMuchUnused: '你上传后还没有用上的文件太多，请先保存用到它们的内容，或 24 小时后再上传',
  tooManyWaiting: '今天上传的文件太多，请明天再试',
} as const;
export type UploadRefusal = keyof typeof uploadRefusals;
