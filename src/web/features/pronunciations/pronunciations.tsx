import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { dictionariesCreate } from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { dictionaryAddress } from '../../lib/dictionaries';
import { navigate } from '../../lib/router';
import { Button, Checkbox } from '../../ui/controls';
import { Card, Empty, Loaded, Screen } from '../../ui/layout';
import { DictionaryTable } from './dictionary-table';
import { NameField } from './name-field';
import { dictionariesQuery } from './queries';

/** The account's pronunciation dictionaries. */
export function Pronunciations() {
  const { text } = useLanguage();
  const words = text.pronunciations;
  const dictionaries = useQuery(dictionariesQuery);
  return (
    <Screen title={words.title}>
      <p className="intro">{words.intro}</p>
      <CreateDictionary />
      <Card>
        <Loaded query={dictionaries}>
          {({ items }) =>
            items.length === 0 ? (
              <Empty title={words.empty}>
                <p>{words.emptyHint}</p>
              </Empty>
            ) : (
              <DictionaryTable dictionaries={items} />
            )
          }
        </Loaded>
      </Card>
    </Screen>
  );
}

/** Makes an empty dictionary and opens it. */
function CreateDictionary() {
  const { text } = useLanguage();
  const words = text.pronunciations;
  const [name, setName] = useState('');
  const [isDefault, setDefault] = useState(false);
  const create = useMutation({
    mutationFn: () => call(dictionariesCreate({ body: { name, is_default: isDefault } })),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    create.mutate(undefined, { onSuccess: ({ id }) => navigate(dictionaryAddress(id)) });
  };
  return (
    <Card>
      <form onSubmit={submit}>
        <NameField value={name} hint={words.nameHint} failure={create.error} onChange={setName} />
        <Checkbox label={words.useByDefault} checked={isDefault} onChange={setDefault} />
        <Button type="submit" kind="primary" busy={create.isPending}>
          {words.create}
        </Button>
      </form>
    </Card>
  );
}
