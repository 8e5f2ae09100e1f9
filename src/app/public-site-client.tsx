import '#platform/web/styles/tokens.css';
import '#domains/site/web/category-art/category-palettes.css';
import '#platform/web/styles/base.css';
import { hydrateSite } from './site-client/hydrate-site.ts';
import { startSite } from './site-client/start-site.ts';

// In development the styles of server-drawn pages come to the browser through here; the build takes them from the
// server's side, where it knows exactly which are used, and drops these.
import.meta.glob(
  [
    '../areas/public-site/**/*.module.css',
    '../domains/*/web/**/*.module.css',
    '../platform/web/**/*.module.css',
  ],
  { eager: true },
);

startSite(() => void hydrateSite());
