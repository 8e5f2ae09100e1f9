import type { ArchivePart } from './archive.rules.ts';
import { sniffAudio } from './audio.rules.ts';
import { type PdfFault, pdfFault } from './pdf.rules.ts';
import type { FileKind, FilePurpose } from '../contract/files.words.ts';
import { purposeRules } from '../contract/files.words.ts';

export const kindMimes: Record<FileKind, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
};

const startsWith = (bytes: Uint8Array, magic: readonly number[], at = 0): boolean =>
  magic.every((byte, index) => bytes[at + index] === byte);

const zipMagic = [0x50, 0x4b, 0x03, 0x04];

/** What the first bytes say a file is; the sender's name and type are not asked. Office files by the parts they hold. */
export function sniffKind(bytes: Uint8Array): FileKind | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8))
    return 'webp';
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d])) return 'pdf';
  if (!startsWith(bytes, zipMagic)) return sniffAudio(bytes);
  const parts = archiveParts(bytes)?.map(({ name }) => name) ?? [];
  if (parts.includes('word/document.xml')) return 'docx';
  return parts.includes('xl/workbook.xml') ? 'xlsx' : undefined;
}

export const isPicture = (kind: FileKind): boolean => kind === 'jpeg' || kind === 'png' || kind === 'webp';

export const isAudio = (kind: FileKind): boolean => kindMimes[kind].startsWith('audio/');

/** Whether the purpose takes this kind. */
export const takesKind = (purpose: FilePurpose, kind: FileKind): boolean =>
  purposeRules[purpose].kinds.includes(kind);

/** Parts of an Office file that run or carry programs. */
const activeParts = /(vbaProject|activeX|oleObject|\.(exe|dll|js|vbs|bat|ps1)$)/i;

/** What is wrong with a document besides its kind: cut off, a second file hung on, closed, or something in it that runs. */
export function documentFault(kind: FileKind, bytes: Uint8Array): PdfFault | undefined {
  if (isAudio(kind)) return undefined;
  if (kind === 'pdf') return pdfFault(bytes);
  const names = archiveParts(bytes)?.map(({ name }) => name);
  if (!names?.includes('[Content_Types].xml')) return 'damaged';
  return names.some((name) => activeParts.test(name)) ? 'activeContent' : undefined;
}

const endRecordLength = 22;

/**
 * The parts by a ZIP's central directory; undefined unless the archive begins at the first byte and ends with the
 * last, so that nothing hangs before or behind it.
 */
export function archiveParts(bytes: Uint8Array): ArchivePart[] | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = view.length - endRecordLength;
  if (end < 0 || view.readUInt32LE(end) !== 0x06054b50 || view.readUInt16LE(end + 20) !== 0) return undefined;
  const [count, size, start] = [
    view.readUInt16LE(end + 10),
    view.readUInt32LE(end + 12),
    view.readUInt32LE(end + 16),
  ];
  if (start + size !== end) return undefined;
  const parts: ArchivePart[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.readUInt32LE(at) !== 0x02014b50) return undefined;
    const [name, extra, comment] = [
      view.readUInt16LE(at + 28),
      view.readUInt16LE(at + 30),
      view.readUInt16LE(at + 32),
    ];
    parts.push({
      name: view.toString('utf8', at + 46, at + 46 + name),
      method: view.readUInt16LE(at + 10),
      packedBytes: view.readUInt32LE(at + 20),
      start: view.readUInt32LE(at + 42),
    });
    at += 46 + name + extra + comment;
  }
  return at === end ? parts : undefined;
}
