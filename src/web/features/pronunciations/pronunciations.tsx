import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { dictionariesCreate, dictionariesList } from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { dictionaryAddress } from '../../lib/dictionaries';
import { navigate } from '../../lib/router';
import { useAction, useData } from '../../lib/use-data';
import { Button, Checkbox } from '../../ui/controls';
import { Card, Empty, Loaded, Screen } from '../../ui/layout';
import { DictionaryTable } from './dictionary-table';
import { NameField } from './name-field';

const loadDictionaries = () => call(dictionariesList());

/** The account's pronunciation dictionaries. */
export function Pronunciations() {
  const { text } = useLanguage();
  const words = text.pronunciations;
  const dictionaries = useData(loadDictionaries);
  return (
    <Screen title={words.title}>
      <p className="intro">{words.intro}</p>
      <CreateDictionary />
      <Card>
        <Loaded data={dictionaries}>
          {({ items }) =>
            items.length === 0 ? (
              <Empty title={words.empty}>
                <p>{words.emptyHint}</p>
              </Empty>
            ) : (
              <DictionaryTable dictionaries={items} onChanged={dictionaries.reload} />
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
  const create = useAction(async () => {
    const { id } = await call(dictionariesCreate({ body: { name, is_default: isDefault } }));
    navigate(dictionaryAddress(id));
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    create.run();
  };
  return (
    <Card>
      <form onSubmit={submit}>
        <NameField value={name} hint={words.nameHint} failure={create.failure} onChange={setName} />
        <Checkbox label={words.useByDefault} checked={isDefault} onChange={setDefault} />
        <Button type="submit" kind="primary" busy={create.running}>
          {words.create}
        </Button>
      </form>
    </Card>
  );
}
