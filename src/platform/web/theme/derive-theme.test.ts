import { describe, expect, it } from 'vitest';
import { DEFAULT_THEME_COLOUR, deriveTheme, themeProperties } from './derive-theme.ts';
import { contrastWithWhite } from './oklab.ts';

describe('deriveTheme', () => {
  it('gives the shades the designers checked for the default colour', () => {
    expect(deriveTheme('#1890ff')).toMatchObject({ picked: '#1890ff', strong: '#106dc4' });
  });

  it.each(['#ffffff', '#ffff00', '#1890ff', '#c8371f', '#0e5f66', '#000000', '#7fffd4', '#ff69b4'])(
    'makes text readable whatever was picked: %s',
    (picked) => {
      const theme = deriveTheme(picked);
      expect(contrastWithWhite(theme.strong)).toBeGreaterThanOrEqual(5);
      expect(contrastWithWhite(theme.deep)).toBeGreaterThanOrEqual(10);
      expect(contrastWithWhite(theme.strong) / contrastWithWhite(theme.soft)).toBeGreaterThanOrEqual(4.5);
    },
  );

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
