import type { AudioKind } from '../contract/files.words.ts';

/**
 * What the bytes of a recording say it is; undefined for anything else, also for a film in the same container: only what holds
 * sound and no picture is taken for a recording.
 */
export function sniffAudio(bytes: Uint8Array): AudioKind | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (text.startsWith('\u001aE\u00df\u00a3')) return isSoundMatroska(text) ? 'webm' : undefined;
  if (text.startsWith('ftyp', 4)) return isSoundMovie(text) ? 'm4a' : undefined;
  if (text.startsWith('OggS')) return isSoundOgg(text) ? 'ogg' : undefined;
  if (text.startsWith('RIFF')) return text.startsWith('WAVE', 8) ? 'wav' : undefined;
  return isMpegSound(bytes, text) ? 'mp3' : undefined;
}

/** WebM names its codecs. */
const isSoundMatroska = (text: string): boolean =>
  text.includes('webm') && /A_(?:OPUS|VORBIS)/.test(text) && !/V_(?:VP8|VP9|AV1|MPEG)/.test(text);

/** MPEG-4 says of each track who plays it, before the sound or behind it. */
function isSoundMovie(text: string): boolean {
  const players = Array.from(text.matchAll(/hdlr[\s\S]{8}(soun|vide)/g), ([, player]) => player);
  return players.includes('soun') && !players.includes('vide');
}

const isSoundOgg = (text: string): boolean =>
  (text.includes('OpusHead') || text.includes('\u0001vorbis')) && !text.includes('theora');

/** A tag of its own, or a frame of layer III at once. */
const isMpegSound = (bytes: Uint8Array, text: string): boolean =>
  text.startsWith('ID3') ||
  (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2 && ((bytes[2] ?? 0xff) & 0xf0) !== 0xf0);
