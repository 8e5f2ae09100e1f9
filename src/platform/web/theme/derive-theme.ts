import { contrast, contrastWithWhite, mix, type Oklab, toHex, toOklab } from './oklab.ts';

/** The colour of a fresh installation's back office. */
export const DEFAULT_THEME_COLOUR = '#1890ff';

/** What the back office derives from the picked colour; only `picked` is stored. All #rrggbb. */
export type Theme = {
  picked: string;
  /** Carries white text and is itself text on white: at least 5:1, so 4.5:1 still holds on `soft`. */
  strong: string;
  /** Marks without words on white or on `soft` (charts, focus rings): at least 3:1, the picked colour where it has that. */
  mark: string;
  /** For headings and pressed states: at least 10:1. */
  deep: string;
  /** Ground of what is chosen: at most a tenth of the colour on white, so that the smallest grey words keep 4.5:1 on it. */
  soft: string;
  /** Border around what is chosen. */
  line: string;
};

const BLACK: Oklab = [0, 0, 0];
const WHITE = toOklab('#ffffff');
const INK = '#231d1a';

/** Darkens towards black in steps of 2 % until white text on it reaches the contrast. */
function darkenUntil(colour: Oklab, contrast: number): string {
  for (let percent = 0; percent <= 90; percent += 2) {
    const candidate = toHex(mix(colour, BLACK, percent / 100));
    if (contrastWithWhite(candidate) >= contrast) return candidate;
  }
  return INK;
}

/** `--fg-3` of the tokens: hints and secondary words. */
export const QUIET_INK = '#736962';

function softOf(colour: Oklab): string {
  for (let percent = 10; percent > 0; percent -= 1) {
    const candidate = toHex(mix(WHITE, colour, percent / 100));
    if (contrast(QUIET_INK, candidate) >= 4.5) return candidate;
  }
  return '#ffffff';
}

/** Every shade the back office needs from one picked colour. Anything but #rgb or #rrggbb gives the default theme. */
export function deriveTheme(picked: string): Theme {
  const hex = normaliseHex(picked) ?? DEFAULT_THEME_COLOUR;
  const colour = toOklab(hex);
  return {
    picked: hex,
    strong: darkenUntil(colour, 5),
    mark: darkenUntil(colour, 3.4),
    deep: darkenUntil(colour, 10),
    soft: softOf(colour),
    line: toHex(mix(WHITE, colour, 0.34)),
  };
}

/** The custom properties of `.admin` for a theme, ready for `element.style.setProperty`. */
export function themeProperties(theme: Theme): Record<string, string> {
  return {
    '--theme': theme.picked,
    '--theme-strong': theme.strong,
    '--theme-mark': theme.mark,
    '--theme-deep': theme.deep,
    '--theme-soft': theme.soft,
    '--theme-line': theme.line,
  };
}

function normaliseHex(text: string): string | undefined {
  const word = text.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(word)) return word;
  if (/^#[0-9a-f]{3}$/.test(word)) return `#${Array.from(word.slice(1), (digit) => digit + digit).join('')}`;
  return undefined;
}
