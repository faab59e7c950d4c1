import { type FormEvent, useCallback, useState } from 'react';
import { call } from '../../api/call';
import {
  adminVoicesInstall,
  adminVoicesShow,
  type PackDetailsResult,
  type PackDto,
} from '../../api/generated';
import { Button, Checkbox, Failure } from '../../ui/controls';
import { Duties } from '../../ui/duties';
import { Dialog, Loaded } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { useAction, useData } from '../../lib/use-data';

interface InstallVoiceProps {
  readonly voice: PackDto;
  readonly onBegun: () => void;
  readonly onClose: () => void;
}

/** Shows the licence of a voice, and installs it once that is accepted. */
export function InstallVoice({ voice, onBegun, onClose }: InstallVoiceProps) {
  const { text, language } = useLanguage();
  const { voices: words } = text.admin;
  const path = { name: voice.name };
  const details = useData(useCallback(() => call(adminVoicesShow({ path: { name: voice.name } })), [voice]));
  const [accepted, setAccepted] = useState(false);
  const install = useAction(async () => {
    await call(adminVoicesInstall({ path, body: { accept_licence: voice.licence } }));
    onBegun();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    install.run();
  };
  return (
    <Dialog title={words.installOf(voice.title)} onClose={onClose}>
      <form onSubmit={submit}>
        {voice.notice && <p className="notice">{voice.notice[language]}</p>}
        <Loaded data={details}>{(shown) => <LicenceText {...shown} />}</Loaded>
        <Checkbox label={words.accept(voice.licence)} checked={accepted} onChange={setAccepted} />
        <Failure failure={install.failure}>
          {install.failure?.code === 'UNAVAILABLE' && install.failure.message}
        </Failure>
        <p className="actions">
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button type="submit" kind="primary" disabled={!accepted} busy={install.running}>
            {words.install}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

function LicenceText({ voice, duties, licence_text, licence_url }: PackDetailsResult) {
  const { text } = useLanguage();
  const { voices: words } = text.admin;
  return (
    <>
      <p>
        <a href={licence_url} target="_blank" rel="noreferrer">
          {voice.licence_title}
        </a>
      </p>
      <div className="full-text" tabIndex={0} role="region" aria-label={words.forCustomers}>
        <h3>{words.forCustomers}</h3>
        <Duties duties={duties} />
        <h3>{text.licences.wholeText(voice.licence)}</h3>
        <p lang="en">{licence_text}</p>
      </div>
    </>
  );
}
