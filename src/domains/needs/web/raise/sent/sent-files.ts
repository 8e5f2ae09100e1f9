import { uploadFile } from '#platform/web/calls/upload-file.ts';
import { longestVoiceSeconds } from '../../../contract/need-files.words.ts';
import type { Recording, SentAlong } from './sent-along.ts';

export const recordingOf = (blob: Blob, name: string): Recording => ({
  blob,
  name,
  address: URL.createObjectURL(blob),
});

const megabyte = 1_048_576;
export const mostVoiceMegabytes = 3;
export const mostPictureMegabytes = 10;

/** Why a recording is not taken; undefined where it is. `seconds` is NaN or infinite where the browser cannot tell. */
export function voiceFault(bytes: number, seconds: number): string | undefined {
  if (Number.isFinite(seconds) && seconds > longestVoiceSeconds + 1)
    return `录音超过 ${longestVoiceSeconds} 秒，请说短一点`;
  return bytes > mostVoiceMegabytes * megabyte
    ? `录音文件超过 ${mostVoiceMegabytes} MB，请说短一点`
    : undefined;
}

export const pictureFault = ({ size, type }: File): string | undefined => {
  if (!/^image\/(?:jpeg|png|webp)$/.test(type)) return '请选择 JPG、PNG 或 WebP 格式的照片';
  return size > mostPictureMegabytes * megabyte ? `照片超过 ${mostPictureMegabytes} MB，请换一张` : undefined;
};

/** The number and code of somebody without an account, or the key of the need that they raised; whoever is signed in needs none. */
type Proof = { mobile: string; smsCode: string } | { needId: string; followKey: string } | undefined;

/**
 * Sends what goes along with a need, each once: `sent` remembers it while the form is open, also when the need is refused.
 * @throws OperationFailed whose `msg` may be shown
 */
export async function sendAlong({ voice, pictures }: SentAlong, proof: Proof, sent: Map<Blob, number>) {
  const to = proof && { address: '/api/needs/SendNeedFile', fields: proof };
  const idOf = async (purpose: 'needVoice' | 'needPicture', blob: Blob, name?: string): Promise<number> => {
    const known = sent.get(blob);
    if (known !== undefined) return known;
    const { fileId } = await uploadFile(purpose, blob, { ...(name && { name }), ...(to && { to }) });
    sent.set(blob, fileId);
    return fileId;
  };
  const voiceFileId = voice && (await idOf('needVoice', voice.blob, voice.name));
  const pictureFileIds: number[] = [];
  for (const picture of pictures) pictureFileIds.push(await idOf('needPicture', picture));
  return { voiceFileId, pictureFileIds };
}
