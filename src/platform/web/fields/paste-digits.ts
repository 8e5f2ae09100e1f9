import type { ClipboardEvent } from 'react';

/** `+86 138 0013 8000` and `１３８-００１３-８０００` are the same number: no blanks, dashes or country, digits as in ASCII. */
export const bareNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}().·]/gu, '')
    .replace(/^(\+|00)?86(?=1\d{10}$)/, '');

/**
 * `onPaste` of a field for a number (mobile, code, ID): the number is taken bare, before the longest that the field holds would cut off
 * its last digits.
 */
export function pasteDigits(event: ClipboardEvent<HTMLInputElement>): void {
  const pasted = event.clipboardData.getData('text');
  const bare = bareNumber(pasted);
  if (bare === pasted) return;
  event.preventDefault();
  const input = event.currentTarget;
  const from = input.selectionStart ?? input.value.length;
  const to = input.selectionEnd ?? from;
  const room = input.maxLength < 0 ? bare.length : input.maxLength - (input.value.length - (to - from));
  input.setRangeText(bare.slice(0, Math.max(0, room)), from, to, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
