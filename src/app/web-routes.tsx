import { redirect } from 'react-router';
import type { RouteObject } from 'react-router';

/** The public site's URL table, one line a page, in the order of the specification. */
export const webRoutes: RouteObject[] = [
  { path: '/user-index', loader: () => redirect('/user-index/index') },
];
