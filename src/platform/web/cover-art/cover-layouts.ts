import { PAPER, type Palette } from './art-set.ts';
import { patternTile } from './pattern-tiles.ts';
import { pick, type Random } from './seeded-random.ts';
import { coord, heart } from './svg-text.ts';

/** 涟漪 · 江岸 · 拼砖 · 近景. The hash chooses by position: append, never reorder. */
export const COVER_LAYOUTS = ['ripple', 'shore', 'tiles', 'close'] as const;
export type CoverLayout = (typeof COVER_LAYOUTS)[number];

/** What a layout draws from. The order of calls to `random` is part of every picture: changing it changes all covers. */
export type LayoutInput = {
  palette: Palette;
  hash: number;
  random: Random;
  isSoft: boolean;
  /** The motif, centred on (x, y) and scaled. */
  drawMotif: (at: { x: number; y: number; scale: number }) => string;
};

/** The picture's body on 640 × 400, and the x of its subject, on which narrow crops are centred. */
export type Composition = { body: string; subjectX: number };

const ground = (fill: string) => `<rect x="0" y="0" width="640" height="400" rx="0" fill="${fill}"/>`;
const disc = (at: { x: number; y: number; r: number }, fill: string, opacity?: string) =>
  `<circle cx="${at.x}" cy="${at.y}" r="${at.r}" fill="${fill}"${opacity ? ` opacity="${opacity}"` : ''}/>`;

/** A stone in the water: rings that thin out as they travel, at most four accents. */
function ripple({ palette: p, hash, random, isSoft, drawMotif }: LayoutInput): Composition {
  const x = pick([226, 320, 414], hash >>> 13);
  const y = 200;
  const light = isSoft ? p.soft : p.mid;
  let body = ground(isSoft ? p.mid : p.base);
  for (const [r, width, opacity] of [
    [430, 26, 0.3],
    [348, 30, 0.42],
    [270, 34, 0.6],
  ]) {
    body += `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${light}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
  }
  body += disc({ x, y, r: 206 }, light, '.8') + disc({ x, y, r: 160 }, p.soft);
  for (let i = 0; i < 4; i++) {
    const side = i % 2 ? 1 : -1;
    const atX = x + side * (236 + random() * 120);
    const atY = 60 + random() * 280;
    if (atX < 16 || atX > 624) continue;
    const at = { x: coord(atX), y: coord(atY) };
    body +=
      i < 2
        ? disc({ ...at, r: coord(9 + random() * 9) }, i ? p.pop : PAPER)
        : heart({ ...at, scale: coord(0.8 + random() * 0.5) }, PAPER);
  }
  return { body: body + drawMotif({ x, y, scale: 1.2 }), subjectX: x };
}

type Band = { y: number; height: number; length: number; fill: string; opacity: number };

/** A band of waves from the line y down to the lower edge; one draw decides whether it starts with a crest. */
function waveBand(random: Random, { y, height, length, fill, opacity }: Band): string {
  let isCrest = random() > 0.5;
  let d = `M-60,400V${y}`;
  for (let x = -60; x < 720; x += length) {
    d += `q${length / 2},${isCrest ? -height : height} ${length},0`;
    isCrest = !isCrest;
  }
  return `<path d="${d}V400z" fill="${fill}" opacity="${opacity}"/>`;
}

/** A river bank: the sun in the corner opposite the motif, three bands of waves, the motif behind the front one. */
function shore({ palette: p, random, drawMotif }: LayoutInput): Composition {
  const isSunLeft = random() > 0.5;
  const sunX = coord(isSunLeft ? 110 + random() * 70 : 460 + random() * 70);
  const sunY = coord(104 + random() * 40);
  const x = isSunLeft ? 424 : 216;
  const body = [
    ground(p.soft),
    disc({ x: sunX, y: sunY, r: 118 }, p.mid, '.38'),
    disc({ x: sunX, y: sunY, r: 84 }, p.mid, '.5'),
    disc({ x: sunX, y: sunY, r: 52 }, p.pop),
    waveBand(random, { y: 250, height: 56, length: 210, fill: p.mid, opacity: 0.75 }),
    waveBand(random, { y: 300, height: 30, length: 150, fill: p.base, opacity: 1 }),
    drawMotif({ x, y: 208, scale: 1.16 }),
    waveBand(random, { y: 352, height: 22, length: 110, fill: p.ink, opacity: 1 }),
    `<path d="M40,384q20,-9 40,0t40,0M300,380q20,-9 40,0t40,0M500,386q20,-9 40,0t40,0" fill="none" stroke="${p.mid}" stroke-width="4" stroke-linecap="round" opacity=".7"/>`,
  ];
  return { body: body.join(''), subjectX: x };
}

/** An 8 × 5 wall of tiles with a 3 × 3 block left for the motif; a third of the cells stay empty. */
function tiles({ palette: p, hash, random, isSoft, drawMotif }: LayoutInput): Composition {
  const block = { column: pick([1, 2, 4], hash >>> 15), row: 1 };
  const colours = isSoft
    ? ([p.mid, p.base, p.pop, p.mid] as const)
    : ([p.ink, p.mid, p.soft, p.pop] as const);
  const second = isSoft ? PAPER : p.soft;
  const isInBlock = (column: number, row: number) =>
    column >= block.column && column < block.column + 3 && row >= block.row && row < block.row + 3;
  let body = ground(isSoft ? p.soft : p.base);
  for (let column = 0; column < 8; column++) {
    for (let row = 0; row < 5; row++) {
      const [isFilled, colour, tile, isPop] = [random(), random(), random(), random()];
      if (isInBlock(column, row) || isFilled < 0.3) continue;
      const first = colours[Math.floor(colour * (isPop > 0.82 ? 4 : 2))] ?? p.mid;
      body += patternTile(tile, { left: 0, column, row }, { first, second });
    }
  }
  const left = block.column * 80;
  body += `<rect x="${left}" y="80" width="240" height="240" rx="0" fill="${second}"/>`;
  return { body: body + drawMotif({ x: left + 120, y: 200, scale: 0.93 }), subjectX: left + 120 };
}

/** The motif large on a soft field, with a 240-wide column of pattern at one side. */
function close({ palette: p, hash, random, isSoft, drawMotif }: LayoutInput): Composition {
  const isColumnLeft = ((hash >>> 15) & 1) === 1;
  const left = isColumnLeft ? 0 : 400;
  const colours = { first: isSoft ? p.mid : p.base, second: isSoft ? p.soft : p.mid };
  let body = ground(p.soft);
  body += `<rect x="${left}" y="0" width="240" height="400" rx="0" fill="${isSoft ? p.base : p.ink}"/>`;
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 3; column++) {
      const [isFilled, tile] = [random(), random()];
      if (isFilled > 0.26) body += patternTile(tile, { left, column, row }, colours);
    }
  }
  const x = isColumnLeft ? 400 : 240;
  body += disc({ x, y: 200, r: 168 }, p.mid, '.45') + drawMotif({ x, y: 204, scale: 1.34 });
  return { body, subjectX: x };
}

/** Every layout by its name. */
export const COMPOSE: Record<CoverLayout, (input: LayoutInput) => Composition> = {
  ripple,
  shore,
  tiles,
  close,
};
