import { Injectable } from '@nestjs/common';
import { AccountExport } from '../../accounts';
import type { Page, PageRequest } from '../../shared/application/page';
import { SpeechJobsRepository } from '../application/ports/speech-jobs.repository';
import { SpeechRequestsRepository } from '../application/ports/speech-requests.repository';
import { AudioAddresses } from './audio-addresses';
import { JobPresenter } from './jobs/job.presenter';
import { presentStatus } from './speech.presenters';

/** What an account's export has of this module. */
@Injectable()
export class SpeechParts {
  constructor(
    private readonly requests: SpeechRequestsRepository,
    private readonly jobs: SpeechJobsRepository,
    private readonly presenter: JobPresenter,
    private readonly addresses: AudioAddresses,
    accountExport: AccountExport,
  ) {
    accountExport.add(
      { name: 'requests', records: ({ id }) => this.presentRequests(id) },
      { name: 'jobs', records: ({ id }) => this.presentJobs(id) },
    );
  }

  private async *presentRequests(accountId: string): AsyncGenerator<object[]> {
    for await (const requests of everyPage((page) => this.requests.list(accountId, page, null)))
      yield requests.map((request) => presentStatus(request, this.addresses));
  }

  /** Of their texts, which may be megabytes, a job's at a time. */
  private async *presentJobs(accountId: string): AsyncGenerator<object[]> {
    for await (const jobs of everyPage((page) => this.jobs.list(accountId, page, null))) {
      for (const job of await this.presenter.page(jobs))
        yield [{ ...job, texts: await this.jobs.texts(job.job_id) }];
    }
  }
}

/** Records of one part that are read together: what a process holds of an export at a time. */
const PAGE = 500;

/** All pages of a list that grows, at its beginning, and loses nothing: what is added meanwhile may have a record appear twice. */
async function* everyPage<Item>(
  load: (page: PageRequest) => Promise<Page<Item>>,
): AsyncGenerator<readonly Item[]> {
  for (let page = 1; ; page += 1) {
    const { items, total } = await load({ page, limit: PAGE });
    yield items;
    if (page * PAGE >= total) return;
  }
}
