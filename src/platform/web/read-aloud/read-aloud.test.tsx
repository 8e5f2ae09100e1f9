import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReadAloud } from './read-aloud.tsx';

class Utterance extends EventTarget {
  lang = '';
  rate = 1;
  text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}
const spoken: Utterance[] = [];
const synthesis = {
  speak: (utterance: Utterance) => spoken.push(utterance),
  cancel: vi.fn<() => void>(),
  pause: vi.fn<() => void>(),
  resume: vi.fn<() => void>(),
};

beforeEach(() => {
  spoken.length = 0;
  const main = document.createElement('main');
  // jsdom lays nothing out, so it has no innerText of its own.
  Object.defineProperty(main, 'innerText', { value: '净滩行动\n八点半集合。' });
  document.body.append(main);
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('reading aloud', () => {
  it('speaks the page, pauses, goes on and stops', () => {
    vi.stubGlobal('speechSynthesis', synthesis);
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
    render(<ReadAloud />);
    press('朗读本页');
    expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([
      ['净滩行动', 'zh-CN'],
      ['八点半集合。', 'zh-CN'],
    ]);
    press('暂停朗读');
    expect(synthesis.pause).toHaveBeenCalled();
    press('继续朗读');
    expect(synthesis.resume).toHaveBeenCalled();
    press('停止');
    expect(synthesis.cancel).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: '朗读本页' })).toBeTruthy();
  });

  it('offers to begin again when the last word is spoken', () => {
    vi.stubGlobal('speechSynthesis', synthesis);
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
    render(<ReadAloud />);
    press('朗读本页');
    act(() => void spoken.at(-1)?.dispatchEvent(new Event('end')));
    expect(screen.getByRole('button', { name: '朗读本页' })).toBeTruthy();
  });

  it('says so where the browser has no voice', () => {
    render(<ReadAloud />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/不能朗读/)).toBeTruthy();
  });
});
