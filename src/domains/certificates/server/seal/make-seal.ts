import { openPicture, sniffKind } from '#domains/files/server/index.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import type { uploadSealRefusals } from '../../contract/certificates.words.ts';

/** Pixels of the square that a seal is kept as: 600 dots an inch on 42 mm are a thousand. */
const keptSide = 1_000;
/** Larger pictures are made smaller before their dots are looked at, which holds up everybody else. */
const lookedAtSide = 2_000;
const fewestSide = 300;
const mostSkew = 1.25;
/** As much of a picture of a round or oval mark is clear around it and between its strokes. */
const leastClear = 0.2;

/**
 * The seal as it is kept: cut to its mark, in the middle of a white square, without transparency, which a paper for long keeping does
 * without. @throws Refusal for what is no PNG, has no clear ground, or is too small
 */
export async function makeSeal(
  act: Pick<Act<Caller, keyof typeof uploadSealRefusals>, 'refuse'>,
  bytes: Uint8Array,
): Promise<Buffer> {
  if (sniffKind(bytes) !== 'png') throw act.refuse('wrongKind');
  const opened = await openPicture(act, bytes, 'png');
  const { data, info } = await opened
    .resize({ width: lookedAtSide, height: lookedAtSide, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw act.refuse('notAPicture');
    });
  const mark = markIn(data, info.width, info.height);
  if (!mark) throw act.refuse('opaque');
  const [shorter, longer] = [mark.width, mark.height].toSorted((one, other) => one - other) as [
    number,
    number,
  ];
  if (shorter < fewestSide || longer / shorter > mostSkew) throw act.refuse('notASeal');
  const { default: sharp } = await import('sharp');
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .extract(mark)
    .resize({ width: keptSide, height: keptSide, fit: 'contain', background: '#ffffff00' })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
    .png({ compressionLevel: 9, palette: false })
    .toBuffer();
}

type Box = { left: number; top: number; width: number; height: number };

/** Where the mark stands in a picture of four bytes a dot; undefined where its ground is not clear. */
function markIn(dots: Uint8Array, width: number, height: number): Box | undefined {
  let [left, right, top, bottom, clear] = [width, -1, height, -1, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((dots[(y * width + x) * 4 + 3] ?? 0) < 32) {
        clear += 1;
        continue;
      }
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  if (right < 0 || clear < leastClear * width * height) return undefined;
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
