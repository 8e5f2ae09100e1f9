import type { Random } from './seeded-random.ts';

/** An 80 × 80 pattern tile with its corner at (x, y), in two colours. */
type Tile = (at: { x: number; y: number }, colours: { first: string; second: string }) => string;

const quarterDown: Tile = ({ x, y }, { first }) =>
  `<path d="M${x},${y}h80a80,80 0 0 1 -80,80z" fill="${first}" stroke="${first}" stroke-width=".7"/>`;

const quarterUp: Tile = ({ x, y }, { first }) =>
  `<path d="M${x + 80},${y + 80}h-80a80,80 0 0 1 80,-80z" fill="${first}" stroke="${first}" stroke-width=".7"/>`;

const twoBowls: Tile = ({ x, y }, { first, second }) =>
  `<path d="M${x},${y + 80}a40,40 0 0 1 80,0z" fill="${first}"/><path d="M${x},${y + 40}a40,40 0 0 1 80,0z" fill="${second}"/>`;

const ripples: Tile = ({ x, y }, { first }) =>
  `<g fill="none" stroke="${first}" stroke-width="9"><path d="M${x},${y + 71}a71,71 0 0 1 71,-71" transform="translate(4.500,4.500)"/><path d="M${x + 24},${y + 76}a50,50 0 0 1 50,-50"/><path d="M${x + 48},${y + 76}a28,28 0 0 1 28,-28"/></g>`;

const eye: Tile = ({ x, y }, { first, second }) =>
  `<circle cx="${x + 40}" cy="${y + 40}" r="28" fill="${first}"/><circle cx="${x + 40}" cy="${y + 40}" r="11" fill="${second}"/>`;

const dots: Tile = ({ x, y }, { first }) =>
  [16, 40, 64]
    .flatMap((a) => [16, 40, 64].map((b) => `<circle cx="${x + a}" cy="${y + b}" r="6" fill="${first}"/>`))
    .join('');

const leaf: Tile = ({ x, y }, { first }) =>
  `<path d="M${x},${y + 80}c0,-52 28,-80 80,-80c0,52 -28,80 -80,80z" fill="${first}" stroke="${first}" stroke-width=".7"/>`;

const waves: Tile = ({ x, y }, { first }) =>
  [6, 26, 46, 66]
    .map(
      (a) => `<path d="M${x},${y + a + 4}q20,-14 40,0t40,0" fill="none" stroke="${first}" stroke-width="7"/>`,
    )
    .join('');

const TILES: readonly Tile[] = [quarterDown, quarterUp, twoBowls, ripples, eye, dots, leaf, waves];

/** The tile that a number in [0, 1) chooses, drawn in the grid's cell (column, row) from `left`. */
export function patternTile(
  chosenBy: ReturnType<Random>,
  cell: { left: number; column: number; row: number },
  colours: { first: string; second: string },
): string {
  const tile = TILES[Math.floor(chosenBy * TILES.length)] ?? quarterDown;
  return tile({ x: cell.left + cell.column * 80, y: cell.row * 80 }, colours);
}
