/** What work over a text took: CPU milliseconds of this process, and how many times as long as eight times the work over an eighth of it. */
export type Cost = { ms: number; timesEighths: number };

/** Linear work takes once as long as its eighths, quadratic eight times. */
const mostTimesEighths = 3;
/** Linear work may take so many limits, in the time of the machine on which the limits were set. */
const mostLimits = 10;
const mostTries = 24;

/**
 * What `work` took over `text` where that is too long: more than `limitMs`, and that not in proportion to the text, or ten times that.
 * How it grows is told beside the same work over eighths of the text, which whatever else goes on slows down alike: a machine that
 * others use is for seconds a third as fast, and a process that has made 16 MiB of code and one of it for patterns makes all further
 * patterns five to thirty times as slow (`TooMuchRegExpCode` of V8).
 */
export function tooLong(work: (text: string) => unknown, text: string, limitMs: number): Cost | false {
  const eighth = shortened(text);
  let [whole, eighths, slowness] = [msOf(() => work(text)), Number.POSITIVE_INFINITY, 1];
  for (let tries = 0; whole > limitMs && tries < mostTries; tries += 1) {
    eighths = Math.min(
      eighths,
      msOf(() => {
        for (let done = 0; done < 8; done += 1) work(eighth);
      }),
    );
    slowness = Math.max(slowness, slownessNow(limitMs));
    const excess = Math.max(whole / (mostTimesEighths * eighths), whole / (mostLimits * limitMs * slowness));
    if (tries >= 2 && excess <= 1) return false;
    // So much slower for so long nothing is by what others of the machine do.
    if (excess > 2 && (whole > 16 * limitMs || (tries >= 2 && whole > 4 * limitMs))) break;
    whole = Math.min(
      whole,
      msOf(() => work(text)),
    );
  }
  return whole > limitMs && { ms: whole, timesEighths: whole / eighths };
}

/** An eighth of the text, with its end: what spoils a match stands there. */
const shortened = (text: string): string => text.slice(0, Math.floor(text.length / 8)) + text.slice(-8);

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
/** One that was never compiled before, as what is measured was not: what was compiled early stays quick. */
function newPattern(): RegExp {
  asked += 1;
  const pattern = new RegExp(`[^\\p{L}\\p{N}${String.fromCodePoint(0xe000 + (asked % 6_000))}]`, 'gu');
  // Compiled for once at the first use, for good at the second.
  for (const text of ['~', '~~']) text.replaceAll(pattern, '');
  return pattern;
}

/** How many times as long as there work of `thereMs` takes here and now. */
function slownessNow(thereMs: number): number {
  const pattern = newPattern();
  const ms = msOf(() => {
    for (let done = 0; done < thereMs; done += known.ms) known.text.replaceAll(pattern, '');
  });
  return ms / thereMs;
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

/** How many units of those tried at a length go on to the next. At the first a pattern that doubles with each letter still ends. */
const lengths = [
  { length: 26, kept: Number.POSITIVE_INFINITY },
  { length: 500, kept: 40 },
  { length: 5_000, kept: 8 },
  { length: 50_000, kept: 3 },
  { length: 400_000, kept: 1 },
];

/**
 * Where a pattern takes too long (`tooLong`) over hostile texts of up to `longest` characters: the cost, the unit and the length.
 * The slowest units of a length go on to the next.
 */
export function ledAstray(
  pattern: RegExp,
  { longest, limitMs }: { longest: number; limitMs: number },
): (Cost & { unit: string; length: number }) | false {
  const everywhere = new RegExp(pattern.source, [...new Set(`${pattern.flags}g`)].join(''));
  const work = (text: string) => text.replace(everywhere, '');
  let units = unitsFor(pattern.source);
  for (const { length, kept } of lengths) {
    const runs: { ms: number; unit: string }[] = [];
    for (const unit of units) {
      const body = unit.repeat(Math.min(length, longest) / unit.length);
      const [slowest = { text: '', ms: 0 }] = spoilers
        .map((spoiler) => body + spoiler)
        .map((text) => ({ text, ms: msOf(() => work(text)) }))
        .toSorted((a, b) => b.ms - a.ms);
      const cost = slowest.ms > limitMs && tooLong(work, slowest.text, limitMs);
      if (cost) return { ...cost, unit, length: body.length };
      runs.push({ ms: slowest.ms, unit });
    }
    if (length >= longest) break;
    runs.sort((a, b) => b.ms - a.ms);
    units = runs.slice(0, kept).map(({ unit }) => unit);
  }
  return false;
}
