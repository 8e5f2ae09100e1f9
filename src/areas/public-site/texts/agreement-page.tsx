import { consentPath, consentPurposes, consentTexts } from '#domains/accounts/contract/consents.words.ts';
import { startOfDay, wholeDateLabel } from '#platform/contract/instants.ts';
import { definePage, GoTo, type PageContext } from '#platform/web/page.tsx';
import { TextPage, TextSections } from './text-page.tsx';

/** `/user-index/agreement?purpose=…`: one of the texts that people agree to, in the version in force. */
export const agreementPage = definePage({
  query: ['purpose'],
  load: async ({ url }: PageContext) => {
    const purpose = consentPurposes.find((one) => one === url.searchParams.get('purpose'));
    if (!purpose) throw new GoTo('/404');
    return { purpose, ...consentTexts[purpose] };
  },
  title: ({ title }) => title,
  description: ({ title, version }) => `${title}全文，版本 ${version}。`,
  head: ({ purpose }) => ({ canonical: consentPath(purpose) }),
  view: ({ data: { title, version, effectiveOn, sections } }) => (
    <TextPage title={title} lead={`版本 ${version}，自 ${wholeDateLabel(startOfDay(effectiveOn))} 起施行`}>
      <TextSections sections={sections} />
    </TextPage>
  ),
});
