import '#platform/web/styles/tokens.css';
import '#domains/site/web/category-art/category-palettes.css';
import '#platform/web/styles/base.css';
import { bindVerifyForm } from '#areas/public-site/verify/bind-verify-form.ts';
import { bindVerifyPaper } from '#areas/public-site/verify/bind-verify-paper.ts';
import { hydrateWhenTouched } from '#platform/web/islands/hydrate-when-touched.ts';
import { readToken } from '#platform/web/session/session-cookies.ts';
import { startSite } from './start-site.ts';

/** The header's islands, with React; most who verify a paper never need them. */
const hydrateAll = async (): Promise<void> => (await import('./hydrate-site.ts')).hydrateSite();

// The program of `/verify`: whoever was handed a paper, on whatever phone, waits for 60 KiB of script at most.
startSite(() => {
  bindVerifyForm(document);
  bindVerifyPaper(document);
  if (readToken() === undefined) hydrateWhenTouched(document, hydrateAll);
  else void hydrateAll();
});
