/**
 * What every page of the public site loads stands in one file: cut apart by what happens to be shared, it would be larger as a
 * whole, for each piece is compressed by itself.
 */
export const publicChunks = () => [
  {
    name: 'public-base',
    test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|vite[\\/]preload-helper|rolldown[\\/]runtime|src[\\/]platform[\\/]web[\\/](?:session[\\/](?:session-cookies|refresh-session)|calls[\\/](?:operation-failed|remote)|frame[\\/]toast-store|ui[\\/]class-names)|src[\\/]platform[\\/]contract[\\/]durations/,
  },
];
