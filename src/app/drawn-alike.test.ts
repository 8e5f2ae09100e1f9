import Fastify, { type FastifyInstance } from 'fastify';
import type { RouteObject } from 'react-router';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { drawTree } from '#platform/pages/drawing/draw-tree.ts';
import type { DrawHtml } from '#platform/pages/drawing/draw-html.ts';
import { byReact } from '#platform/pages/drawing/hooks.ts';
import { makeWebRoot } from '#testing/open-product.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { registerPages } from './page-server.tsx';
import { resolveActingCaller } from './resolve-acting-caller.ts';
import { webRoutes } from './web-routes.tsx';

const pathsOf = (routes: readonly RouteObject[], parent = ''): string[] =>
  routes.flatMap(({ path = '', children = [] }) => {
    const full = path.startsWith('/') ? path : `${parent}/${path}`;
    return [full, ...pathsOf(children, full)];
  });

describe('the pages of the site', () => {
  const web = makeWebRoot();
  const drawings = { alike: 0, differing: [] as string[][], left: new Set<string>() };
  let test: TestApp;
  let pages: FastifyInstance;

  /** Draws with React, and ours beside it. */
  const draw: DrawHtml = (tree, identifierPrefix = '') => {
    const theirs = byReact(() => renderToString(tree(), { identifierPrefix }));
    try {
      const ours = drawTree(tree(), identifierPrefix);
      if (ours === theirs) drawings.alike += 1;
      else drawings.differing.push([ours, theirs]);
    } catch (error) {
      drawings.left.add(`${identifierPrefix.replace(/-\d+$/, '') || 'page'} ${(error as Error).message}`);
    }
    return theirs;
  };

  beforeAll(async () => {
    test = await openTestApp();
    pages = Fastify();
    const { engine, rooms } = test;
    const files = { kind: 'built' as const, root: web.webRoot };
    await registerPages(pages, {
      engine,
      rooms,
      resolveCaller: resolveActingCaller(test.sql, undefined),
      web: files,
      draw,
    });
  });
  afterAll(async () => {
    await pages.close();
    await test.close();
    web.remove();
  });

  it('are drawn byte for byte as React draws them, for visitors and for a volunteer', async () => {
    const { activityId } = await buildActivity(test.sql, { title: '江边“清滩” & <竹篙湾>' });
    const { token } = await test.signIn('volunteer');
    const { teamId } = await test.signIn('team');
    const ids: Record<string, number> = {
      activityDetail: activityId,
      poster: activityId,
      teamDetail: teamId,
    };
    const paths = pathsOf(webRoutes).map((path) =>
      path.replace(/([^/]*)\/:\w+$/, (_all, page: string) => `${page}/${ids[page] ?? 1}`),
    );
    const list = '/user-index/activityList';
    const filtered = [
      `${list}?category=elder&hasPlaces=1&page=2`,
      `${list}?from=2026-01-01&sort=newest`,
      '/user-index/search?query=江边',
    ];
    const answers: number[] = [];
    for (const url of [...paths, ...filtered])
      for (const cookie of ['view=elder', `Admin-Token=${token}`])
        answers.push((await pages.inject({ url, headers: { cookie } })).statusCode);
    expect(drawings.differing).toEqual([]);
    expect(drawings.alike).toBeGreaterThan(500);
    expect(answers.filter((status) => status === 200).length).toBeGreaterThan(60);
    // Whoever comes to these is drawn a form, once; all else is drawn by ours alone.
    expect([...drawings.left].sort()).toEqual([
      'complaint-form <textarea>',
      'page <select>',
      'raise-need-form Symbol(react.suspense)',
      'register-volunteer-form <select>',
    ]);
  });
});
