import { beforeAll, expect, it } from 'vitest';
import { openHouse } from '#testing/open-house.ts';
import { openApiDocument } from './open-api.ts';

type Schema = Record<string, unknown>;
type Parameter = { name: string; in: string; required: boolean; schema: Schema };
type Described = {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
};

const { app } = openHouse({ isOneStory: true });
let document: ReturnType<typeof openApiDocument>;
let described: { path: string; method: string; entry: Described }[];

beforeAll(async () => {
  document = (await app().inject({ url: '/api/docs/json' })).json();
  described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, entry]) => ({ path, method, entry: entry as Described })),
  );
});

it('lists every mounted operation once, at its method and path', () => {
  const mounted = app()
    .rooms.flatMap((room) => room.bindings)
    .map(({ operation }) => `${operation.method} ${operation.path} ${operation.name}`);
  const listed = described.map(
    ({ path, method, entry }) => `${method.toUpperCase()} ${path} ${entry.operationId}`,
  );
  expect(listed.toSorted()).toEqual(mounted.toSorted());
  expect(new Set(described.map(({ entry }) => entry.operationId)).size).toBe(mounted.length);
});

it('declares each path parameter, and no body where HTTP gives it no meaning', () => {
  for (const { path, method, entry } of described) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const declared = entry.parameters.filter((one) => one.in === 'path');
    expect(declared.map((one) => one.name)).toEqual(named);
    expect(declared.every((one) => one.required)).toBe(true);
    expect(new Set(entry.parameters.map((one) => one.name)).size).toBe(entry.parameters.length);
    expect([path, entry.requestBody === undefined]).toEqual([path, method === 'get' || method === 'delete']);
  }
});

it('uses only what OpenAPI 3.0 knows: no draft keywords, no empty lists, no dangling references', () => {
  const foreign = new Set(['$schema', '$defs', 'definitions', 'const', 'prefixItems', 'patternProperties']);
  const faults: string[] = [];
  const walk = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const here = `${place}/${key}`;
      const isName = place.endsWith('/properties');
      if (!isName && foreign.has(key)) faults.push(here);
      if (!isName && key === 'type' && (Array.isArray(inner) || inner === 'null')) faults.push(here);
      if (!isName && key === 'required' && Array.isArray(inner) && inner.length === 0) faults.push(here);
      if (key === '$ref' && inner !== '#/components/schemas/Failure') faults.push(`${here} ${String(inner)}`);
      walk(inner, here);
    }
  };
  walk(document, '');
  expect(faults).toEqual([]);
});

it('is shown as a page that needs no inline script or style', async () => {
  const page = await app().inject({ url: '/api/docs/' });
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/<script(?![^>]*src=)[^>]*>/);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self'; style-src 'self' 'sha256-");
  expect(policy).not.toContain('unsafe');
});
