import { z } from 'zod';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { operation } from '#platform/contract/operation.ts';
import { addressOf, remote } from './remote.ts';
import type { RemoteRequest, RemoteResult } from './remote.ts';

const signUp = operation({
  name: 'signUpForShift',
  act: '报名',
  method: 'POST',
  path: '/api/signups/SignUpForShift',
  caller: 'volunteer',
  effect: 'write',
  request: z.strictObject({ shiftId: z.int(), note: z.string().default('') }),
  result: z.strictObject({ signUpId: z.int() }),
  refusals: { full: '名额已满' },
  summary: 'Signs a volunteer up for one shift.',
});

const getActivity = operation({
  name: 'getActivity',
  method: 'GET',
  path: '/api/activities/GetActivity/{id}',
  caller: 'public',
  effect: 'read',
  request: z.strictObject({ id: z.int() }),
  result: z.strictObject({ title: z.string() }),
  refusals: {},
  summary: 'One activity.',
});

describe('remote', () => {
  it('takes the types of the operation, with defaults optional', () => {
    const call = remote<typeof signUp>('POST', '/api/signups/SignUpForShift');
    expectTypeOf<RemoteRequest<typeof call>>().toEqualTypeOf<{
      shiftId: number;
      note?: string | undefined;
    }>();
    expectTypeOf<RemoteResult<typeof call>>().toEqualTypeOf<{ signUpId: number }>();
    expect(call).toEqual({ method: 'POST', path: '/api/signups/SignUpForShift' });
  });

  it('refuses a wrong method or path at compile time', () => {
    const wrong = [
      // @ts-expect-error the operation is a POST
      remote<typeof signUp>('GET', '/api/signups/SignUpForShift'),
      // @ts-expect-error the path is spelled differently
      remote<typeof signUp>('POST', '/api/signups/SignUpForShifts'),
      // @ts-expect-error the placeholder is part of the literal
      remote<typeof getActivity>('GET', '/api/activities/GetActivity'),
    ];
    expect(wrong).toHaveLength(3);
  });
});

describe('addressOf', () => {
  it('puts placeholders into the path and the rest into the JSON body', () => {
    const call = remote<typeof signUp>('POST', '/api/signups/SignUpForShift');
    expect(addressOf(call, { shiftId: 7 })).toEqual({
      url: '/api/signups/SignUpForShift',
      body: '{"shiftId":7}',
    });
  });

  it('sends what is left of a GET as query and leaves absent values out', () => {
    const call = remote<typeof getActivity>('GET', '/api/activities/GetActivity/{id}');
    expect(addressOf(call, { id: 7 })).toEqual({ url: '/api/activities/GetActivity/7' });
    expect(addressOf(call, { id: 7, view: 'a b', gone: undefined }).url).toBe(
      '/api/activities/GetActivity/7?view=a+b',
    );
  });

  it('never lets a value leave its path segment', () => {
    const call = remote<typeof getActivity>('GET', '/api/activities/GetActivity/{id}');
    expect(addressOf(call, { id: '../x?y' }).url).toBe('/api/activities/GetActivity/..%2Fx%3Fy');
    expect(() => addressOf(call, {})).toThrow(TypeError);
  });
});
