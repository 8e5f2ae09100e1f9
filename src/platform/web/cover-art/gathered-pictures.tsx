import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { svgUrl } from '../svg-url.ts';
import { ART_ROOT, mostPictures, picturesUrl } from './art-urls.ts';
import { PictureSource } from './picture-source.ts';

const blank = svgUrl('<svg xmlns="http://www.w3.org/2000/svg"/>');

type Gathering = { urls: Set<string>; answer: Promise<Record<string, string>> };
let gathering: Gathering | undefined;

/** The drawn pictures of one list arrive together: what is asked for within one turn is one request. */
async function gather(url: string): Promise<string> {
  if (!gathering || gathering.urls.size >= mostPictures) gathering = begin();
  const { urls, answer } = gathering;
  urls.add(url);
  const svg = (await answer)[url];
  return svg === undefined ? url : svgUrl(svg);
}

function begin(): Gathering {
  const urls = new Set<string>();
  const answer = new Promise((resolve) => setTimeout(resolve)).then(async () => {
    if (gathering?.urls === urls) gathering = undefined;
    const response = await fetch(picturesUrl([...urls])).catch(() => undefined);
    // Whoever gets no answer asks for each by its own address.
    return response?.ok ? ((await response.json()) as Record<string, string>) : {};
  });
  return { urls, answer };
}

function useGathered(url: string): string {
  const isDrawn = url.startsWith(ART_ROOT);
  const { data } = useQuery({
    queryKey: ['picture', url],
    queryFn: () => gather(url),
    enabled: isDrawn,
    staleTime: Infinity,
    networkMode: 'always',
  });
  return isDrawn ? (data ?? blank) : url;
}

/** For the centres, whose lists show a drawn picture in every row: below it drawn pictures are fetched together, and kept. */
export function GatheredPictures({ children }: { children: ReactNode }) {
  return <PictureSource value={useGathered}>{children}</PictureSource>;
}
