import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language';
import { useListAddress } from '../../lib/list-address';
import { optionsOf } from '../../lib/options';
import { Link } from '../../lib/router';
import { Select } from '../../ui/controls';
import { Card, Screen } from '../../ui/layout';
import { Listing } from '../../ui/listing';
import { JobEntry } from './job-entry';
import { jobsQuery } from './queries';

const LIMIT = 10;

/** The account's long jobs and batches, with how far they are. The address holds the page and the filter. */
export function Jobs() {
  const { text } = useLanguage();
  const words = text.jobs;
  const { page, choice, turnTo, narrow } = useListAddress();
  const status = choice('status', words.statuses);
  const jobs = useQuery(jobsQuery({ page, limit: LIMIT, ...(status && { status }) }));
  return (
    <Screen
      title={words.title}
      actions={
        <Select
          label={words.status}
          value={status ?? ''}
          options={[['', words.anyStatus], ...optionsOf(words.statuses)]}
          onChange={(chosen) => narrow({ status: chosen })}
        />
      }
    >
      <p className="hint">
        {words.intro} <a href="/docs">{words.guide}</a>
      </p>
      <Card>
        <Listing
          query={jobs}
          empty={status ? words.emptyFiltered : words.empty}
          emptyHint={status ? undefined : words.emptyHint}
          emptyAct={
            !status && (
              <Link to="/playground" className="button primary">
                {text.nav.playground}
              </Link>
            )
          }
          onPage={turnTo}
        >
          {(items) => (
            <ul className="rows">
              {items.map((job) => (
                <JobEntry key={job.job_id} job={job} />
              ))}
            </ul>
          )}
        </Listing>
      </Card>
    </Screen>
  );
}
