import type { FoundMedia, ProjectCard, ProjectMedium } from '@kinora/contracts/projects';
import { TICKS_PER_SECOND } from '@kinora/contracts/timeline';

import type { LookedUp, MediaDeps } from '../../app/projects/read-project.ts';
import { shownClip } from '../../domain/creations/shown-clip.ts';
import type { Plans } from '../../domain/money/plans.ts';
import type { OwnMedium } from '../../domain/projects/project-media.ts';
import type { ProjectRecord } from '../../domain/projects/projects.ts';
import type { MediaAddresses } from '../media-address.ts';

export interface ProjectPresenterDeps extends MediaDeps {
  readonly addresses: Pick<MediaAddresses, 'sign'>;
  readonly plans: Plans;
}

const cardOf = ({ ticks, ...record }: ProjectRecord, poster: string | null): ProjectCard => ({
  ...record,
  poster,
  seconds: ticks / TICKS_PER_SECOND,
});

/** Projects and their media as the contract reads them, with addresses that work for a few hours. */
export function createProjectPresenter({ addresses, plans, projectMedia }: ProjectPresenterDeps) {
  const addressOf = (id: string | null) => (id === null ? null : addresses.sign(id));

  function medium(own: OwnMedium, isClean: boolean): ProjectMedium {
    const { name, facts, fileId: videoId, master, bytes, posterId, spriteId, proxyId, peaksId, isPreparing } = own;
    return {
      ...facts,
      name,
      url: addresses.sign(shownClip({ videoId, master, bytes }, isClean).id),
      poster: addressOf(posterId),
      sprite: addressOf(spriteId),
      proxy: addressOf(proxyId),
      peaks: addressOf(peaksId),
      isPreparing,
    };
  }

  async function cards(memberId: string, records: readonly ProjectRecord[]): Promise<ProjectCard[]> {
    const ids = records.flatMap(({ poster }) => poster ?? []);
    const media = ids.length > 0 ? await projectMedia.find(memberId, [...new Set(ids)]) : [];
    const posters = new Map(media.map(({ mediaId, posterId }) => [mediaId, posterId]));
    return records.map((record) => cardOf(record, addressOf(posters.get(record.poster ?? '') ?? null)));
  }

  return {
    cards,

    async card(memberId: string, record: ProjectRecord): Promise<ProjectCard> {
      const [card] = await cards(memberId, [record]);
      return card ?? cardOf(record, null);
    },

    async media(memberId: string, { media, missing }: LookedUp): Promise<FoundMedia> {
      const isClean = media.length > 0 && (await plans.rightsOf(memberId)).hasCleanClips;
      return { media: Object.fromEntries(media.map((own) => [own.mediaId, medium(own, isClean)])), missing };
    },
  };
}

export type ProjectPresenter = ReturnType<typeof createProjectPresenter>;
