import type { Sharp } from 'sharp';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import type { FileKind } from '../contract/files.words.ts';

/** Above this a small file unpacks to gigabytes (a bomb); a phone's largest photos have some 50 million. */
const mostPixels = 64_000_000;

const fewestSide = 200;

/** Longest side of a picture that is kept as one file. */
const longestSide = 2_400;

/** Loaded with the first picture: it takes memory that a process without uploads never needs. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread a picture: pictures wait for one another in `oneByOne`, requests do not wait for pictures.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

export type MadePicture = { suffix: string; bytes: Buffer };

export type Size = { width: number; height: number };

/** Why a picture is not taken. */
export type PictureRefusal = 'notAPicture' | 'tooManyPixels' | 'tooFewPixels';
export type PictureAct = Pick<Act<Caller, PictureRefusal>, 'refuse'>;
type OpeningAct = Pick<Act<Caller, Exclude<PictureRefusal, 'tooFewPixels'>>, 'refuse'>;

/** Opens a picture that says it is of this kind. @throws Refusal for a bomb, a fake, or one that does not decode */
export async function openPicture(act: OpeningAct, bytes: Uint8Array, kind: FileKind): Promise<Sharp> {
  const sharp = await loadSharp();
  const metadata = await read(act, () => sharp(bytes, { limitInputPixels: false }).metadata());
  if (metadata.format !== kind) throw act.refuse('notAPicture');
  if (metadata.width * metadata.height > mostPixels) throw act.refuse('tooManyPixels');
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 }).autoOrient();
}

/** Nothing of the original goes on but its pixels: EXIF, location, comments and whatever hangs behind are left. */
const read = async <Result>(act: OpeningAct, work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch {
    throw act.refuse('notAPicture');
  }
};

export type PictureWish = { kind: FileKind; widths: readonly number[]; isSquare: boolean };

/** Makes each width in WebP and AVIF, upright, never enlarged. @throws Refusal for what is no picture or too small a square */
export async function makePictures(
  act: PictureAct,
  bytes: Uint8Array,
  { kind, widths, isSquare }: PictureWish,
): Promise<{ pictures: MadePicture[]; size: Size }> {
  const upright = await openPicture(act, bytes, kind);
  // Decoded once, into the largest size that is needed; a damaged file fails here and nowhere else.
  const largest = Math.max(...widths);
  const { data, info } = await read(act, () =>
    upright
      .resize({
        width: largest,
        ...(isSquare ? { height: largest, fit: 'cover' as const } : {}),
        withoutEnlargement: true,
      })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  if (isSquare && Math.min(info.width, info.height) < fewestSide) throw act.refuse('tooFewPixels');
  const sharp = await loadSharp();
  const pictures: MadePicture[] = [];
  for (const width of widths) {
    const one = sharp(data, {
      raw: { width: info.width, height: info.height, channels: info.channels },
    }).resize({
      width,
      withoutEnlargement: true,
    });
    pictures.push({ suffix: `${width}.webp`, bytes: await one.clone().webp({ quality: 82 }).toBuffer() });
    pictures.push({ suffix: `${width}.avif`, bytes: await one.avif({ quality: 55, effort: 2 }).toBuffer() });
  }
  return { pictures, size: { width: info.width, height: info.height } };
}

/** The same picture as one clean file of its own kind (PNG stays PNG, so that scans stay sharp). */
export async function remakePicture(
  act: PictureAct,
  bytes: Uint8Array,
  kind: FileKind,
): Promise<{ bytes: Buffer; size: Size }> {
  const upright = await openPicture(act, bytes, kind);
  const small = upright.resize({
    width: longestSide,
    height: longestSide,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const made = await read(act, () =>
    (kind === 'png' ? small.png() : small.jpeg({ quality: 88 })).toBuffer({ resolveWithObject: true }),
  );
  return { bytes: made.data, size: { width: made.info.width, height: made.info.height } };
}

/** Runs works one after the other: pictures are heavy, and two at once on a small machine are slower than in turn. */
export function oneByOne(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
