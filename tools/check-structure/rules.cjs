// The import rules of ARCHITECTURE.md (Who may import what), as patterns. A new room needs a line in `tiers` and nothing else.
const tiers = [
  ['accounts', 'files', 'site'],
  ['roles', 'messages', 'volunteers'],
  ['teams'],
  ['activities', 'approvals', 'awards', 'exports', 'needs', 'news'],
  ['signups', 'jobs', 'discussion', 'follows'],
  ['attendance', 'ledger'],
  ['hours', 'ratings'],
  ['anomalies', 'certificates', 'complaints', 'search', 'statistics'],
  ['mydata'],
];

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const code = '[.]tsx?$';
const notTest = '([.]test[.]tsx?$|/testing/)';

/** Rooms on tier N may import contracts and doors of lower tiers only. */
const tierRules = tiers.slice(0, -1).map((rooms, tier) =>
  forbid(
    `tier-${tier}-imports-downwards`,
    'Reading goes down the list of tiers only.',
    { path: `^src/domains/(${rooms.join('|')})/(contract|server)/`, pathNot: notTest },
    {
      path: `^src/domains/(${tiers
        .slice(tier + 1)
        .flat()
        .join('|')})/`,
    },
  ),
);

/** Two rooms of one tier do not know each other. */
const sameTierRules = tiers.map((rooms, tier) =>
  forbid(
    `tier-${tier}-rooms-apart`,
    'Rooms on one tier do not import each other.',
    { path: `^src/domains/(${rooms.join('|')})/(contract|server)/`, pathNot: notTest },
    { path: `^src/domains/(${rooms.join('|')})/`, pathNot: '^src/domains/$1/' },
  ),
);

/** A test that needs more of the house than its room may know stands above it: in the room that knows all of it, or under the roof. */
const testTierRules = tiers.slice(0, -1).map((rooms, tier) =>
  forbid(
    `tier-${tier}-tests-look-downwards`,
    'Tests and builders import rooms on their own tier and below (src/app/house-tests/rooms-together holds the others).',
    {
      path: `^src/domains/(${rooms.join('|')})/((contract|server)/.*[.]test[.]tsx?$|testing/)`,
      // Whoever has an account has a role.
      pathNot: '^src/domains/accounts/testing/accounts[.]builders[.]ts$',
    },
    {
      path: `^src/domains/(${tiers
        .slice(tier + 1)
        .flat()
        .join('|')})/`,
    },
  ),
);

module.exports = {
  forbidden: [
    forbid('no-cycles', 'A cycle has no bottom to start reading from.', { path: '^src' }, { circular: true }),
    forbid(
      'contract-floor-alone',
      'platform/contract imports zod and itself.',
      { path: '^src/platform/contract/', pathNot: notTest },
      { path: '^src/', pathNot: '^src/platform/contract/' },
    ),
    forbid(
      'cellar-alone',
      'database imports drivers and itself.',
      { path: '^src/database/', pathNot: notTest },
      { path: '^src/', pathNot: '^src/database/' },
    ),
    forbid(
      'server-floor',
      'platform/server imports contract and database only.',
      { path: '^src/platform/server/', pathNot: notTest },
      { path: '^src/', pathNot: '^src/(platform/(server|contract)|database)/' },
    ),
    forbid(
      'web-floor',
      'platform/web imports contract and itself only.',
      { path: '^src/platform/web/', pathNot: notTest },
      { path: '^src/', pathNot: '^src/platform/(web|contract)/' },
    ),
    forbid(
      'page-floor',
      'platform/pages draws documents out of the web and server floors; which pages there are it is told.',
      { path: '^src/platform/pages/', pathNot: notTest },
      { path: '^src/', pathNot: '^src/(platform|database)/' },
    ),
    forbid(
      'rooms-draw-no-documents',
      'Rooms and areas are drawn by the page engine and do not know it.',
      { path: '^src/(domains|areas)/', pathNot: notTest },
      { path: '^src/platform/pages/' },
    ),
    forbid(
      'room-contract',
      "A room's contract imports contracts only.",
      { path: '^src/domains/[^/]+/contract/', pathNot: notTest },
      { path: '^src/', pathNot: '^src/(platform/contract|domains/[^/]+/contract)/' },
    ),
    forbid(
      'room-server',
      "A room's server imports no web, area or app.",
      { path: '^src/domains/[^/]+/server/', pathNot: notTest },
      { path: '^src/(areas|app|testing)/|^src/platform/web/|^src/domains/[^/]+/web/' },
    ),
    forbid(
      'room-door',
      'Another room is entered by its door (server/index.ts) or its contract.',
      { path: '^src/domains/([^/]+)/server/', pathNot: notTest },
      { path: '^src/domains/[^/]+/server/', pathNot: '^src/domains/($1/server/|[^/]+/server/index[.]ts$)' },
    ),
    forbid(
      'room-web',
      "A room's web imports own web, contracts and the web floor.",
      { path: '^src/domains/([^/]+)/web/', pathNot: notTest },
      {
        path: '^src/',
        pathNot: '^src/(platform/(web|contract)|domains/$1/(web|contract)|domains/[^/]+/contract)/',
      },
    ),
    forbid(
      'areas',
      "Areas compose rooms' web and contracts.",
      { path: '^src/areas/([^/]+)/', pathNot: notTest },
      { path: '^src/', pathNot: '^src/(areas/$1/|platform/(web|contract)/|domains/[^/]+/(web|contract)/)' },
    ),
    forbid(
      'nobody-imports-app',
      'The roof is imported by nobody.',
      { path: '^src/', pathNot: '^src/(app|testing)/|^src/database/migrations[.]test[.]ts$' },
      { path: '^src/app/' },
    ),
    forbid(
      'testing-stays-in-tests',
      'Builders and test kits are for tests, e2e and tools.',
      { path: '^src/', pathNot: `${notTest}|^src/testing/|^src/app/house-tests/` },
      { path: ['^src/testing/', '^src/domains/[^/]+/testing/'] },
    ),
    ...tierRules,
    ...sameTierRules,
    ...testTierRules,
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    includeOnly: code,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node'],
    },
  },
};
