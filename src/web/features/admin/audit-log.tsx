import { useQuery } from '@tanstack/react-query';
import type { OperatorActDto } from '../../api/generated';
import { Select } from '../../ui/controls';
import { Card, Screen, Table } from '../../ui/layout';
import { Listing } from '../../ui/listing';
import { SearchForm } from '../../ui/search-form';
import { useLanguage } from '../../i18n/language';
import { useAdminText } from '../../i18n/admin';
import { useListAddress } from '../../lib/list-address';
import { optionsOf } from '../../lib/options';
import { Link } from '../../lib/router';
import { actsQuery } from './queries';

/** What operators did, newest first. */
export function AuditLog() {
  const admin = useAdminText();
  const words = admin.auditLog;
  const { page, filter, choice, turnTo, narrow } = useListAddress();
  const act = choice('act', words.acts);
  const subject = filter('subject_id');
  const acts = useQuery(actsQuery({ page, ...(act && { act }), ...(subject && { subject_id: subject }) }));
  return (
    <Screen title={admin.nav.auditLog}>
      <p className="intro">{words.intro}</p>
      <Card>
        <div className="filters">
          <SearchForm
            label={words.subjectSearch}
            value={subject}
            onSearch={(wanted) => narrow({ subject_id: wanted })}
          />
          <Select
            label={words.act}
            value={act ?? ''}
            options={[['', admin.any], ...optionsOf(words.acts)]}
            onChange={(chosen) => narrow({ act: chosen })}
          />
        </div>
        <Listing query={acts} empty={words.empty} onPage={turnTo}>
          {(items) => <ActTable acts={items} />}
        </Listing>
      </Card>
    </Screen>
  );
}

function ActTable({ acts }: { acts: readonly OperatorActDto[] }) {
  const { format } = useLanguage();
  const admin = useAdminText();
  const words = admin.auditLog;
  return (
    <Table label={admin.nav.auditLog}>
      <thead>
        <tr>
          <th scope="col">{words.act}</th>
          <th scope="col">{admin.when}</th>
          <th scope="col">{admin.by}</th>
          <th scope="col">{words.subject}</th>
          <th scope="col">{words.change}</th>
        </tr>
      </thead>
      <tbody>
        {acts.map((act) => (
          <tr key={act.id}>
            <th scope="row">{words.acts[act.act]}</th>
            <td className="nowrap">{format.time(act.done_at)}</td>
            <td>{act.operator_email ?? act.command_user}</td>
            <td>
              {act.subject_kind === 'account' ? (
                <Link to={`/admin/accounts/${act.subject_id}`}>{act.subject_id.slice(0, 8)}</Link>
              ) : (
                act.subject_id
              )}
            </td>
            <td>
              <Change act={act} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What was asked for, and what is another than before. */
function Change({ act }: { act: OperatorActDto }) {
  const admin = useAdminText();
  const before = Object.entries(act.before ?? {});
  const after = new Map(Object.entries(act.after ?? {}));
  const changed = [...new Set([...before.map(([name]) => name), ...after.keys()])].flatMap((name) => {
    const [was, is] = [before.find(([known]) => known === name)?.[1], after.get(name)].map(shown);
    return was === is ? [] : [`${name}: ${was} → ${is}`];
  });
  const asked = Object.entries(act.details).map(([name, value]) => `${name}: ${shown(value)}`);
  return (
    <details>
      <summary>{admin.auditLog.show}</summary>
      <ul>
        {[...asked, ...changed].map((line) => (
          <li key={line} className="hint">
            {line}
          </li>
        ))}
      </ul>
    </details>
  );
}

const shown = (value: unknown): string =>
  value === undefined || value === null ? '–' : typeof value === 'string' ? value : JSON.stringify(value);
