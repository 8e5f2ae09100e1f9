import '#platform/web/styles/tokens.css';
import '#platform/web/styles/base.css';
import { showCarriedToasts } from '#platform/web/carried-toast.ts';
import { hydrateIslands } from '#platform/web/hydrate-islands.tsx';
import { renewExpiredPage } from '#platform/web/renew-expired-page.ts';
import { islands } from './islands.ts';

// Server-drawn pages load no scripts of their own, so the styles of everything they may be made of come here. Styles
// that only the centres need are named `*.centre.module.css`.
import.meta.glob(
  [
    '../areas/public-site/**/*.css',
    '../domains/*/web/**/*.css',
    '../platform/web/ui/**/*.css',
    '!**/*.centre.module.css',
  ],
  { eager: true },
);

showCarriedToasts();
void hydrateIslands(islands, document);
void renewExpiredPage();
