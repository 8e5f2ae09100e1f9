/**
 * What every page of the public site loads stands in one file, and React, which `/verify` does without, in another: cut apart by what
 * happens to be shared, it would be larger as a whole, for each piece is compressed by itself.
 */
export const publicChunks = () => [
  {
    name: 'public-base',
    test: /src[\\/]app[\\/]site-client[\\/]start-site|vite[\\/]preload-helper|rolldown[\\/]runtime|src[\\/]platform[\\/]web[\\/](?:session[\\/](?:session-cookies|refresh-session)|calls[\\/](?:operation-failed|remote)|frame[\\/]toast-store|ui[\\/]class-names|plain[\\/]button-class)|src[\\/]platform[\\/]contract[\\/]durations/,
  },
  {
    name: 'public-react',
    test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  },
  {
    name: 'public-islands',
    test: /src[\\/]app[\\/](?:site-client[\\/]hydrate-site|islands)|src[\\/]platform[\\/]web[\\/](?:islands[\\/](?:hydrate-islands|island-boundary|use-is-hydrated)|ui[\\/]button\.)|lucide-react[\\/]dist[\\/]esm[\\/](?:createLucideIcon|Icon|context|defaultAttributes|shared[\\/])/,
  },
  {
    // What a form is made of, here and there: as eight files it was half a kilobyte more. All of it needs React, which `/verify` does without.
    name: 'public-fields',
    test: /src[\\/]platform[\\/]web[\\/](?:use-kept-text|long-form[\\/]kept-form|ui[\\/]notice|fields[\\/](?:field|select|text-field))\.|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:check|circle)\./,
  },
  {
    name: 'public-days',
    test: /src[\\/]platform[\\/]web[\\/]fields[\\/]time[\\/]day-(?:field|input)\./,
  },
];
