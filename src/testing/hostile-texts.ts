/** A second or two of a machine that others use lies between the first of these and the last. */
const mostTries = 24;

/**
 * CPU milliseconds of this process for `work`, in the time of the machine on which the limits were set. Over `limitMs` it is tried
 * again, each time beside known work that takes as long as the limit there: a machine that others use is for seconds a third as
 * fast, and what fits between two turns of theirs is not slowed down while longer work is. Eightfold is never theirs.
 */
export function cpuMsOf(work: () => unknown, limitMs: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (
    let tries = 0;
    tries < mostTries && least > limitMs && (tries === 0 || least < 8 * limitMs);
    tries += 1
  ) {
    const ms = msOf(work);
    least = Math.min(least, ms > limitMs ? ms / slowness(limitMs) : ms);
  }
  return least;
}

function msOf(work: () => unknown): number {
  const before = process.cpuUsage();
  const startedAt = performance.now();
  work();
  const { user, system } = process.cpuUsage(before);
  // Other threads of the process count in the one figure, waiting for a processor in the other.
  return Math.min((user + system) / 1_000, performance.now() - startedAt);
}

/** A text and a kind of pattern known to be linear over it, and the milliseconds that it takes where the limits were set. */
const known = { text: '~'.repeat(400_000), ms: 10 };

let asked = 0;
/**
 * One that was never compiled before: once a process has made 16 MiB of code and one of it for patterns, V8 makes all further patterns
 * five to thirty times as slow (`TooMuchRegExpCode`), and what is measured is one of those.
 */
function newPattern(): RegExp {
  asked += 1;
  const pattern = new RegExp(`[^\\p{L}\\p{N}${String.fromCodePoint(0xe000 + (asked % 6_000))}]`, 'gu');
  // Compiled for once at the first use, for good at the second.
  for (const text of ['~', '~~']) text.replaceAll(pattern, '');
  return pattern;
}

/** How many times as long as there work of `thereMs` takes here and now; at least 1. */
function slowness(thereMs: number): number {
  const pattern = newPattern();
  const ms = msOf(() => {
    for (let done = 0; done < thereMs; done += known.ms) known.text.replaceAll(pattern, '');
  });
  return Math.max(1, ms / thereMs);
}

/** What outside text is made of where a pattern could be led astray: blanks, line ends, digits, letters, marks of other languages. */
const letters = [
  ...' \t\n\u00A0\u3000aA1._-/\\:;,@#$&%<>"\'()[]{}!?=+*|~中·，。',
  '\0',
  '\uD800',
  '🌊',
] as const;

/** Words inside a pattern, with which a match begins: `/Android.*Mobile/` gives `Android` and `Mobile`. */
const wordsIn = (pattern: string): string[] =>
  pattern
    .replace(/\\[bBdDsSwW]|\\[pP]\{[^}]*\}|\{[\d,]*\}|\[[^\]]*\]|\(\?<?[:=!]?/g, '\n')
    .split(/[\n|()*+?^$.]/)
    .map((word) => word.replaceAll('\\', ''))
    .filter((word) => word !== '');

/** Units whose repetition makes a text of `length` characters: every letter, every word of the pattern, and both together. */
function unitsFor(pattern: string): string[] {
  const words = [...new Set(wordsIn(pattern))].slice(0, 12);
  const pairs = words.flatMap((word) => letters.map((letter) => word + letter));
  return [...new Set([...letters, ...words, ...pairs])];
}

/** What may spoil a match at the end of the text. */
const spoilers = ['\u0001', 'x'];

export type Slowest = { ms: number; unit: string; length: number };

/** How many units of those tried at a length go on to the next. At the first a pattern that doubles with each letter still ends. */
const lengths = [
  { length: 26, kept: Number.POSITIVE_INFINITY },
  { length: 500, kept: 40 },
  { length: 5_000, kept: 8 },
  { length: 50_000, kept: 3 },
  { length: 400_000, kept: 1 },
];

/**
 * The most CPU milliseconds that a pattern takes over hostile texts of up to `longest` characters. The slowest units of a length go
 * on to the next; over `limitMs` nothing longer is tried.
 */
export function slowestOf(
  pattern: RegExp,
  { longest, limitMs }: { longest: number; limitMs: number },
): Slowest {
  const everywhere = new RegExp(pattern.source, [...new Set(`${pattern.flags}g`)].join(''));
  let units = unitsFor(pattern.source);
  let worst: Slowest = { ms: 0, unit: '', length: 0 };
  for (const { length, kept } of lengths) {
    const runs: Slowest[] = [];
    for (const unit of units) {
      const body = unit.repeat(Math.min(length, longest) / unit.length);
      const run = { ms: slowestSpoiled(everywhere, body, limitMs), unit, length: body.length };
      if (run.ms > limitMs) return run;
      runs.push(run);
    }
    runs.sort((a, b) => b.ms - a.ms);
    if ((runs[0]?.ms ?? 0) > worst.ms) worst = runs[0] ?? worst;
    if (length >= longest) break;
    units = runs.slice(0, kept).map(({ unit }) => unit);
  }
  return worst;
}

/** The most CPU milliseconds over the text with each of the ends; the first that is over `limitMs` tells enough. */
function slowestSpoiled(pattern: RegExp, body: string, limitMs: number): number {
  let worst = 0;
  for (const spoiler of spoilers) {
    worst = Math.max(
      worst,
      cpuMsOf(() => (body + spoiler).replace(pattern, ''), limitMs),
    );
    if (worst > limitMs) break;
  }
  return worst;
}
