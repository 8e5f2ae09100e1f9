import type { FilePurpose } from '#domains/files/contract/files.words.ts';
import { needTypes, type NeedType } from './needs.words.ts';

/** What may go with a need besides words. */
export const needFilePurposes = ['needVoice', 'needPicture'] as const satisfies FilePurpose[];
export type NeedFilePurpose = (typeof needFilePurposes)[number];

/** A recording is at most so long (domain.md 4.4.10). */
export const longestVoiceSeconds = 60;
/** Pictures of one need at most. */
export const mostNeedPictures = 3;

/** The title of a need that was spoken, until staff have written one. */
export const voiceTitleOf = (type: NeedType): string => `语音点单：${needTypes[type].label}`;

/** What stands where the words of a spoken need will be. */
export const voiceWaitsWords = '语音点单，等工作人员整理成文字';

/** A recording stands in for the words until somebody types them. */
export const waitsForText = ({
  hasVoice,
  description,
}: {
  hasVoice: boolean;
  description: string;
}): boolean => hasVoice && description === '';

export const typeNeedTextRefusals = {
  decided: '这张单已经处理过了',
  noVoice: '这张单没有录音，不用整理',
} as const;
