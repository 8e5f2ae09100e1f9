import { describe, expect, it } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { DEFAULT_THEME_COLOUR, deriveTheme, QUIET_INK, themeProperties } from './derive-theme.ts';
import { contrast, contrastWithWhite } from './oklab.ts';

describe('deriveTheme', () => {
  it('gives the shades the designers checked for the default colour', () => {
    expect(deriveTheme('#1890ff')).toMatchObject({ picked: '#1890ff', strong: '#106dc4' });
  });

  it.each([
    '#ffffff',
    '#ffff00',
    '#8b0000',
    '#1890ff',
    '#c8371f',
    '#0e5f66',
    '#000000',
    '#7fffd4',
    '#ff69b4',
  ])('makes text readable whatever was picked: %s', (picked) => {
    const theme = deriveTheme(picked);
    expect(contrastWithWhite(theme.strong)).toBeGreaterThanOrEqual(5);
    expect(contrastWithWhite(theme.deep)).toBeGreaterThanOrEqual(10);
    expect(contrastWithWhite(theme.strong) / contrastWithWhite(theme.soft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(QUIET_INK, theme.soft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.mark, '#ffffff')).toBeGreaterThanOrEqual(3);
    expect(contrast(theme.mark, theme.soft)).toBeGreaterThanOrEqual(3);
  });

  it('marks in the picked colour itself where it shows, and in a darker one where it would not', () => {
    expect(deriveTheme('#8b0000').mark).toBe('#8b0000');
    expect(deriveTheme('#ffff00').mark).not.toBe('#ffff00');
  });

  it('keeps a colour that is dark enough', () => {
    expect(deriveTheme('#0E5F66').strong).toBe('#0e5f66');
  });

  it('understands the short form, and answers nonsense with the default', () => {
    expect(deriveTheme('#abc').picked).toBe('#aabbcc');
    for (const nonsense of ['', 'red', '#12', 'url(x)', '#12345g', '#1890ff;}']) {
      expect(deriveTheme(nonsense).picked).toBe(DEFAULT_THEME_COLOUR);
    }
  });

  it('speaks the custom properties of the back office', () => {
    expect(themeProperties(deriveTheme('#1890ff'))['--theme-strong']).toBe('#106dc4');
  });
});

describe('the greys of the tokens', () => {
  const tokens = readFileSync('src/platform/web/styles/tokens.css', 'utf8');
  const colourOf = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(tokens)?.[1] ?? '';

  it.each(['ink-0', 'ink-25', 'ink-50', 'ink-100'])('secondary words keep 4.5:1 on %s', (ground) => {
    for (const ink of ['ink-500', 'ink-600', 'ink-900'])
      expect(contrast(colourOf(ink), colourOf(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it('name the quiet ink that the grounds of themes are made for', () => {
    expect(colourOf('ink-500')).toBe(QUIET_INK);
    expect(tokens).toContain('--fg-3: var(--ink-500)');
  });
});

it('nothing stands on the picked colour itself: every shade that rules name is one that was made to carry or to be words', () => {
  const rules = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('\n');
  const named = new Set(rules.match(/--theme[\w-]*/g));
  const made = Object.keys(themeProperties(deriveTheme('#1890ff')));
  expect([...named].filter((name) => name === '--theme' || !made.includes(name))).toEqual([]);
});
