import { describe, expect, it } from 'vitest';
import { hostUrls } from './hosts.ts';

describe('the hosts of an address', () => {
  it.each([
    ['postgres://app:p%40ss@db/volunteers', ['postgres://app:p%40ss@db/volunteers']],
    [
      'postgresql://app@one:5432,two:5433/volunteers?target_session_attrs=read-write&sslmode=require',
      [
        'postgresql://app@one:5432/volunteers?sslmode=require',
        'postgresql://app@two:5433/volunteers?sslmode=require',
      ],
    ],
    ['postgres://one,two/volunteers', ['postgres://one/volunteers', 'postgres://two/volunteers']],
    [
      'postgres://[::1]:5432,two/x?target_session_attrs=primary',
      ['postgres://[::1]:5432/x', 'postgres://two/x'],
    ],
    ['postgres:///volunteers?host=/run/postgresql', ['postgres:///volunteers?host=/run/postgresql']],
  ])('%s', (text, urls) => {
    expect(hostUrls(text)).toEqual(urls);
  });

  it.each([
    'mysql://db/volunteers',
    'postgres://one,,two/volunteers',
    'postgres://one,two/volunteers?target_session_attrs=any',
    'postgres://one,two/volunteers?target_session_attrs=standby',
    'postgres://one:port,two/volunteers',
  ])('are none in %s', (text) => {
    expect(hostUrls(text)).toBeUndefined();
  });
});
