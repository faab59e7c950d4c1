import { useQuery } from '@tanstack/react-query';
import { keysQuery, speakersQuery } from '../../api/queries';
import { useLanguage } from '../../i18n/language';
import { Card, Loaded, Table } from '../../ui/layout';
import { usageByKeyQuery, usageByVoiceQuery } from './queries';
import { UsageFile } from './usage-file';

/** What was spoken with each voice, by its name where it is still on offer. */
export function UsageByVoice() {
  const { text } = useLanguage();
  const used = useQuery(usageByVoiceQuery);
  const speakers = useQuery(speakersQuery).data?.items ?? [];
  const nameOf = (id: string): string =>
    speakers.find(({ speaker_id }) => speaker_id === id)?.speaker_name ?? id;
  return (
    <Card title={text.overview.byVoice}>
      <Loaded query={used}>
        {({ items }) => (
          <UsageTable
            by="voice"
            head={text.history.voice}
            rows={items.map(({ speaker_id, ...rest }) => ({ name: nameOf(speaker_id), ...rest }))}
          />
        )}
      </Loaded>
    </Card>
  );
}

/** What was spoken with each API key, and without one. */
export function UsageByKey() {
  const { text } = useLanguage();
  const used = useQuery(usageByKeyQuery);
  const keys = useQuery(keysQuery);
  const nameOf = (id: string | null): string => {
    if (id === null) return text.history.noKey;
    const key = keys.data?.items.find((each) => each.id === id);
    if (key) return `${key.name} (…${key.last4})`;
    return keys.data ? text.history.deletedKey : id;
  };
  return (
    <Card title={text.overview.byKey}>
      <Loaded query={used}>
        {({ items }) => (
          <UsageTable
            by="key"
            head={text.history.key}
            rows={items.map(({ key_id, ...rest }) => ({ name: nameOf(key_id), ...rest }))}
          />
        )}
      </Loaded>
    </Card>
  );
}

interface Used {
  readonly name: string;
  readonly requests: number;
  readonly characters: number;
  readonly seconds: number;
}

interface UsageTableProps {
  readonly by: 'voice' | 'key';
  /** What the names are names of. */
  readonly head: string;
  readonly rows: readonly Used[];
}

function UsageTable({ by, head, rows }: UsageTableProps) {
  const { text, format } = useLanguage();
  const words = text.overview;
  if (rows.length === 0) return <p className="hint">{words.nothingUsed}</p>;
  return (
    <>
      <Table label={head}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col" className="number">
              {words.requests}
            </th>
            <th scope="col" className="number">
              {words.characters}
            </th>
            <th scope="col" className="number">
              {words.audioSeconds}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, requests, characters, seconds }, index) => (
            <tr key={index}>
              <th scope="row" className="reference" dir="auto">
                {name}
              </th>
              <td className="number">{format.number(requests)}</td>
              <td className="number">{format.number(characters)}</td>
              <td className="number">{format.decimal(seconds)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="hint">
        <UsageFile by={by} what={head} />
      </p>
    </>
  );
}
