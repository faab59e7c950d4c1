import { useMemo } from 'react';
import type { WholeDictionaryResult } from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { isolated } from '../../lib/isolated';
import { useListAddress } from '../../lib/list-address';
import { Button } from '../../ui/controls';
import { type Fetched, Table } from '../../ui/layout';
import { Listing } from '../../ui/listing';
import { SearchForm } from '../../ui/search-form';
import { entriesWith, type Entry, type PlacedEntry } from './entries';

const LIMIT = 20;

interface ActsOnEntry {
  readonly onEdit: (entry: Entry) => void;
  readonly onRemove: (entry: Entry) => void;
}

interface EntryListProps extends ActsOnEntry {
  readonly dictionary: Fetched<WholeDictionaryResult>;
}

/** The entries of a dictionary, a page at a time. The address holds the page and what is searched for. */
export function EntryList({ dictionary, ...acts }: EntryListProps) {
  const { text } = useLanguage();
  const words = text.pronunciations;
  const { page, filter, turnTo, narrow } = useListAddress();
  const search = filter('search');
  const entries = dictionary.data?.entries;
  const found = useMemo(() => entries && entriesWith(entries, search), [entries, search]);
  const items = found?.slice((page - 1) * LIMIT, page * LIMIT) ?? [];
  const isEmpty = entries?.length === 0;
  return (
    <>
      {!isEmpty && (
        <SearchForm label={words.search} value={search} onSearch={(wanted) => narrow({ search: wanted })} />
      )}
      <Listing
        query={{ ...dictionary, data: found && { items, total: found.length, page, limit: LIMIT } }}
        empty={isEmpty ? words.noEntries : words.noneFound}
        emptyHint={isEmpty ? words.noEntriesHint : undefined}
        onPage={turnTo}
      >
        {(shown) => <Entries shown={shown} {...acts} />}
      </Listing>
    </>
  );
}

function Entries({ shown, ...acts }: ActsOnEntry & { readonly shown: readonly PlacedEntry[] }) {
  const { text } = useLanguage();
  const words = text.pronunciations;
  return (
    <Table label={words.entries}>
      <thead>
        <tr>
          <th scope="col">{words.written}</th>
          <th scope="col">{words.spoken}</th>
          <th scope="col">{words.where}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {shown.map(({ place, entry }) => (
          <Row key={place} entry={entry} {...acts} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ entry, onEdit, onRemove }: ActsOnEntry & { readonly entry: Entry }) {
  const { text } = useLanguage();
  const words = text.pronunciations;
  const called = isolated(entry.written);
  const conditions = [
    entry.whole_word ? words.wholeWord : words.inside,
    ...(entry.case_sensitive ? [words.caseSensitive] : []),
    ...(entry.language ? [words.onlyFor[entry.language]] : []),
  ];
  return (
    <tr>
      <th scope="row" className="wrap" dir="auto">
        {entry.written}
      </th>
      <td className="wrap" dir="auto">
        {entry.spoken}
      </td>
      <td>{conditions.join(' · ')}</td>
      <td className="nowrap">
        <Button className="small" aria-label={words.editOf(called)} onClick={() => onEdit(entry)}>
          {words.edit}
        </Button>{' '}
        <Button
          className="small"
          kind="danger"
          aria-label={words.removeOf(called)}
          onClick={() => onRemove(entry)}
        >
          {words.remove}
        </Button>
      </td>
    </tr>
  );
}
