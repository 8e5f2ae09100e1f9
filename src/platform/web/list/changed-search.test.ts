import { describe, expect, it } from 'vitest';
import { changedSearch } from './changed-search.ts';

const search = new URLSearchParams('keyword=河&status=open&page=3');

describe('a changed search', () => {
  it('keeps the rest and starts the list again', () => {
    expect(String(changedSearch(search, { status: 'full' }))).toBe('keyword=%E6%B2%B3&status=full');
  });

  it('loses what became empty', () => {
    expect(String(changedSearch(search, { keyword: '', status: undefined, page: 2 }))).toBe('page=2');
  });

  it('leaves every place in the list, and what was opened from it', () => {
    const inbox = new URLSearchParams('unread=1&cursor=77&id=4');
    expect(String(changedSearch(inbox, { level: 'high' }))).toBe('unread=1&level=high');
    expect(String(changedSearch(inbox, { cursor: 60 }))).toBe('unread=1&cursor=60');
  });

  it('needs no word for the first page', () => {
    expect(String(changedSearch(search, { page: 1 }))).toBe('keyword=%E6%B2%B3&status=open');
  });

  it('leaves what it was given as it was', () => {
    changedSearch(search, { page: 1 });
    expect(search.get('page')).toBe('3');
  });
});
