import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { avatarUrl, coverUrl, motifUrl, sealUrl } from '#platform/web/cover-art/art-urls.ts';
import { avatarSvg } from '#platform/web/cover-art/avatar-svg.ts';
import { COVER_LAYOUTS } from '#platform/web/cover-art/cover-layouts.ts';
import { COVER_TONES, coverSvg, motifSvg } from '#platform/web/cover-art/cover-svg.ts';
import { kindIconNames } from '#platform/web/ui/kind-icon.tsx';
import { type CategoryKey, categoryKeys, serviceCategories } from '../../contract/categories.words.ts';
import { categoryArt } from './category-art.ts';
import { renderArt } from '#platform/web/cover-art/render-art.ts';
import { sealSvg } from '#platform/web/cover-art/seal-svg.ts';

/** Drawn once by the designers' reference generator; a changed hash means that every record's picture changed. */
const REFERENCE: Record<CategoryKey, { covers: string; motifs: string; seals: string }> = {
  elder: { covers: '6478d64a78c53f9b', motifs: 'abe8c3bec18fecfe', seals: 'fd8a7a6b2d5424be' },
  eco: { covers: '7d8c6361a6e4fee2', motifs: '537ddbb78dbd2fa2', seals: '0e4ba0ec123d0c7b' },
  traffic: { covers: 'ad0661984dab8204', motifs: '13d2caa3439da158', seals: '9fcab6a5724d2200' },
  event: { covers: 'c2d7aee20ef9cff3', motifs: 'ac8e0fccf71fe414', seals: 'f77f44e7d636f608' },
  reading: { covers: '436b44f2b0af093b', motifs: '3c6f16933a8114a1', seals: 'ec69c14801bec19c' },
  health: { covers: '25c814753bc891e1', motifs: '2213c0b9177393c9', seals: '18d42834f3fb3f4d' },
  rescue: { covers: '68554ad0a95cacb2', motifs: 'c22e7385466206cb', seals: 'df67fbb31491a1a2' },
  access: { covers: '454380d3ea9354ff', motifs: '6551382b738b8815', seals: 'aae5208aefec4fa2' },
  youth: { covers: 'c1737e50acb7c7c8', motifs: '83f330c2bec35051', seals: '81bae29c6257e777' },
  culture: { covers: '63a29704ed4a1497', motifs: 'd0e96a8296f95ad8', seals: 'c2a444949bd146b0' },
  theory: { covers: '292a628acb4cf0ff', motifs: '481f3a5ff31f0bd9', seals: '8d94a012494e1cc5' },
  neighbor: { covers: '68dfcf658b533050', motifs: 'be0b839769defc6e', seals: 'f20bd735b05cd37f' },
};
const REFERENCE_AVATARS = '83a013ff041e36bc';

const motifNames = (category: CategoryKey): readonly string[] => serviceCategories[category].motifs;

/** The drawing without its root element and frame, and without white space between elements. */
function body(svg: string): string {
  return svg
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .replace(/^<svg[^>]*>(<defs>.*?<\/defs>)?(<g clip-path[^>]*>)?/, '');
}

const hashOfAll = (svgs: string[]) =>
  createHash('sha256').update(svgs.map(body).join('')).digest('hex').slice(0, 16);

const range = (length: number, first: number) => Array.from({ length }, (_, i) => i + first);

function everyCoverOf(category: CategoryKey): string[] {
  const pinned = COVER_LAYOUTS.flatMap((layout) =>
    motifNames(category).flatMap((motif) =>
      COVER_TONES.map((tone, i) =>
        coverSvg(categoryArt, { kind: category, key: `activity:${layout}${i}`, layout, motif, tone }),
      ),
    ),
  );
  return [
    ...pinned,
    ...range(40, 1).map((id) => coverSvg(categoryArt, { kind: category, key: `activity:${id}` })),
  ];
}

describe('the drawings equal the reference', () => {
  it.each(categoryKeys)('covers, motifs and seals of %s', (category) => {
    const names = range(20, 0).map((i) => `${['澜江', '晨光', '杏林', '榴花'][i % 4]}${i}`);
    expect({
      covers: hashOfAll(everyCoverOf(category)),
      motifs: hashOfAll(motifNames(category).map((name) => motifSvg(categoryArt, category, name))),
      seals: hashOfAll(names.map((name) => sealSvg(categoryArt, { name, kind: category }))),
    }).toEqual(REFERENCE[category]);
  });

  it('sixty portraits', () => {
    const portraits = range(60, 1).map((i) =>
      avatarSvg({
        key: `u${i}`,
        age: i % 3 ? 'adult' : 'old',
        gender: i % 2 ? 'female' : i % 4 ? 'male' : undefined,
      }),
    );
    expect(hashOfAll(portraits)).toBe(REFERENCE_AVATARS);
  });
});

describe('what a category says of its pictures', () => {
  it.each(categoryKeys)('its motifs in the order that chooses, its icon: %s', (category) => {
    expect(Object.keys(categoryArt.kinds[category]?.motifs ?? {})).toEqual(motifNames(category));
    expect(kindIconNames).toContain(serviceCategories[category].icon);
  });
});

describe('hostile and unknown input', () => {
  it('draws an unknown kind: category, and words every object knows, as neighbor', () => {
    for (const category of ['nonsense', 'constructor', '__proto__', '']) {
      expect(coverSvg(categoryArt, { kind: category, key: 'a:1' })).toBe(
        coverSvg(categoryArt, { kind: 'neighbor', key: 'a:1' }),
      );
      expect(motifSvg(categoryArt, category, 'toString')).toBe(motifSvg(categoryArt, 'neighbor'));
    }
  });

  it('lets the hash decide when a pinned motif does not exist', () => {
    expect(coverSvg(categoryArt, { kind: 'eco', key: 'a:1', motif: 'constructor' })).toBe(
      coverSvg(categoryArt, { kind: 'eco', key: 'a:1' }),
    );
  });

  it('escapes the character of a seal and drops what XML forbids', () => {
    expect(sealSvg(categoryArt, { name: '<script>alert(1)</script>', kind: 'eco' })).toContain(
      '>&lt;</text>',
    );
    expect(sealSvg(categoryArt, { name: '"', kind: 'eco' })).toContain('>&quot;</text>');
    expect(sealSvg(categoryArt, { name: '\u0000', kind: 'eco' })).toContain('></text>');
    expect(sealSvg(categoryArt, { name: '', kind: 'eco' })).toContain('></text>');
  });
});

describe('crops', () => {
  const viewBox = (svg: string) => (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);

  it('stays inside the picture and keeps the subject in view', () => {
    for (const id of range(60, 1)) {
      const [left = -1, , width = 0] = viewBox(
        coverSvg(categoryArt, { kind: 'youth', key: `a:${id}`, crop: 'tall' }),
      );
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(640);
    }
  });

  it('is 16:10, 3:4 or square', () => {
    const of = (crop: 'wide' | 'tall' | 'square') =>
      viewBox(coverSvg(categoryArt, { kind: 'eco', key: 'a:1', crop })).slice(2);
    expect([of('wide'), of('tall'), of('square')]).toEqual([
      [640, 400],
      [300, 400],
      [400, 400],
    ]);
  });
});

describe('addresses', () => {
  const drawn = (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://site.test');
    return renderArt(categoryArt, pathname, searchParams);
  };

  it('draw what they were built from', () => {
    expect(coverUrl('eco', 'activity:1287')).toBe('/art/cover/eco/activity%3A1287.svg');
    expect(
      drawn(
        coverUrl('eco', 'activity:1287', { crop: 'tall', layout: 'shore', motif: 'egret', tone: 'soft' }),
      ),
    ).toBe(
      coverSvg(categoryArt, {
        kind: 'eco',
        key: 'activity:1287',
        crop: 'tall',
        layout: 'shore',
        motif: 'egret',
        tone: 'soft',
      }),
    );
    expect(drawn(sealUrl({ name: '榴花同行', kind: 'access', key: 'team:7', shape: 'arch' }))).toBe(
      sealSvg(categoryArt, { name: '榴花同行', kind: 'access', key: 'team:7', shape: 'arch' }),
    );
    expect(drawn(avatarUrl('u1', { gender: 'female', hair: 'bun' }))).toBe(
      avatarSvg({ key: 'u1', gender: 'female', hair: 'bun' }),
    );
    expect(drawn(motifUrl('rescue', 'buoy'))).toBe(motifSvg(categoryArt, 'rescue', 'buoy'));
    expect(drawn(motifUrl('rescue'))).toBe(motifSvg(categoryArt, 'rescue'));
  });

  it('that name no picture draw nothing', () => {
    const strangers = [
      '/art/cover/nonsense/1.svg',
      '/art/cover/eco/.svg',
      '/art/cover/eco/1.png',
      '/art/cover/eco/1/2.svg',
      '/art/cover/eco/%E0%A4%A.svg',
      `/art/avatar/${'a'.repeat(81)}.svg`,
      '/art/other/eco/1.svg',
      '/elsewhere/cover/eco/1.svg',
    ];
    for (const pathname of strangers)
      expect(renderArt(categoryArt, pathname, new URLSearchParams())).toBeUndefined();
  });

  it('ignore options they do not know', () => {
    expect(drawn('/art/cover/eco/a.svg?layout=__proto__&tone=9&crop=huge')).toBe(
      coverSvg(categoryArt, { kind: 'eco', key: 'a' }),
    );
  });
});
