import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

/** What the parts of an archive may come to, in bytes, and how many times its size. */
const archiveLimits = { mostBytes: 100 * 1_048_576, mostRatio: 60, ratioFrom: 5 * 1_048_576 };

export type ArchivePart = {
  name: string;
  /** 0: as it is, 8: deflated. */
  method: number;
  packedBytes: number;
  /** Where its local header begins. */
  start: number;
};

/** Whether the parts unpack to far more than anybody wrote: each is unpacked and measured, whatever it says of itself. */
export async function isTooDense(bytes: Uint8Array, parts: readonly ArchivePart[]): Promise<boolean> {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const most = Math.max(
    archiveLimits.ratioFrom,
    Math.min(archiveLimits.mostBytes, bytes.length * archiveLimits.mostRatio),
  );
  let left = most;
  for (const part of parts) {
    const size = await sizeOf(view, part, left);
    if (size === undefined || size > left) return true;
    left -= size;
  }
  return false;
}

/** Bytes of an unpacked part; undefined when it is more than `most` or cannot be unpacked. */
async function sizeOf(view: Buffer, part: ArchivePart, most: number): Promise<number | undefined> {
  if (part.start + 30 > view.length) return undefined;
  const data = part.start + 30 + view.readUInt16LE(part.start + 26) + view.readUInt16LE(part.start + 28);
  if (part.method === 0) return part.packedBytes;
  if (part.method !== 8) return undefined;
  try {
    const packed = view.subarray(data, data + part.packedBytes);
    return (await inflate(packed, { maxOutputLength: Math.max(1, most) })).length;
  } catch {
    return undefined;
  }
}
