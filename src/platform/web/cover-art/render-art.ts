import { type ArtSet, hasKind } from './art-set.ts';
import { ART_ROOT } from './art-urls.ts';
import { HAIR_STYLES } from './avatar-hair.ts';
import { AVATAR_AGES, AVATAR_GENDERS, avatarSvg } from './avatar-svg.ts';
import { COVER_LAYOUTS } from './cover-layouts.ts';
import { COVER_CROPS, COVER_TONES, coverSvg, motifSvg } from './cover-svg.ts';
import { SEAL_SHAPES, sealSvg } from './seal-svg.ts';

/** Longest key that is drawn; ids are far shorter, and the address ends up in caches. */
const MAX_KEY_LENGTH = 80;

/** The value if the list has it; anything else is ignored and the hash decides. */
function oneOf<T extends string>(list: readonly T[], value: string | null): T | undefined {
  return list.find((item) => item === value);
}

function decodeSegments(pathname: string): string[] | undefined {
  if (!pathname.startsWith(`${ART_ROOT}/`) || !pathname.endsWith('.svg')) return undefined;
  try {
    const segments = pathname
      .slice(ART_ROOT.length + 1, -'.svg'.length)
      .split('/')
      .map(decodeURIComponent);
    return segments.every((segment) => segment !== '' && segment.length <= MAX_KEY_LENGTH)
      ? segments
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The SVG text for an address made by art-urls.ts, or undefined for an address that names no picture.
 * `pathname` is the raw (still percent-encoded) path. The answer depends on the address alone and may be cached for ever.
 */
export function renderArt(set: ArtSet, pathname: string, searchParams: URLSearchParams): string | undefined {
  const segments = decodeSegments(pathname);
  if (!segments) return undefined;
  const [form, ...rest] = segments;
  const option = (name: string) => searchParams.get(name);

  if (form === 'avatar' && rest.length === 1) {
    return avatarSvg({
      key: rest[0] ?? '',
      gender: oneOf(AVATAR_GENDERS, option('gender')),
      age: oneOf(AVATAR_AGES, option('age')),
      hair: oneOf(HAIR_STYLES, option('hair')),
    });
  }
  const [word = '', key = ''] = rest;
  if (rest.length !== 2 || !hasKind(set, word)) return undefined;
  if (form === 'cover') {
    return coverSvg(set, {
      kind: word,
      key,
      crop: oneOf(COVER_CROPS, option('crop')),
      layout: oneOf(COVER_LAYOUTS, option('layout')),
      motif: option('motif') ?? undefined,
      tone: oneOf(COVER_TONES, option('tone')),
    });
  }
  if (form === 'seal') {
    return sealSvg(set, {
      name: option('char') ?? '',
      kind: word,
      key,
      shape: oneOf(SEAL_SHAPES, option('shape')),
    });
  }
  return form === 'motif' ? motifSvg(set, word, key) : undefined;
}
