import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { adminVoicesInstall, type PackDetailsResult, type PackDto } from '../../api/generated';
import { Button, Checkbox, Failure } from '../../ui/controls';
import { Duties } from '../../ui/duties';
import { Dialog, Loaded } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { useAdminText } from '../../i18n/admin';
import { ADMIN, voiceQuery } from './queries';

interface InstallVoiceProps {
  readonly voice: PackDto;
  readonly onClose: () => void;
}

/** Shows the licence of a voice, and installs it once that is accepted. */
export function InstallVoice({ voice, onClose }: InstallVoiceProps) {
  const { text, language } = useLanguage();
  const admin = useAdminText();
  const { voices: words } = admin;
  const path = { name: voice.name };
  const details = useQuery(voiceQuery(voice.name));
  const [accepted, setAccepted] = useState(false);
  const install = useMutation({
    mutationFn: () => call(adminVoicesInstall({ path, body: { accept_licence: voice.licence } })),
    meta: { changes: [ADMIN] },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    install.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <Dialog title={words.installOf(voice.title)} onClose={onClose}>
      <form onSubmit={submit}>
        {voice.notice && <p className="notice">{voice.notice[language]}</p>}
        <Loaded query={details}>{(shown) => <LicenceText {...shown} />}</Loaded>
        <Checkbox label={words.accept(voice.licence)} checked={accepted} onChange={setAccepted} />
        <Failure failure={install.error}>
          {install.error?.code === 'UNAVAILABLE' && install.error.message}
        </Failure>
        <p className="actions">
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button type="submit" kind="primary" disabled={!accepted} busy={install.isPending}>
            {words.install}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

function LicenceText({ voice, duties, licence_text, licence_url }: PackDetailsResult) {
  const { text } = useLanguage();
  const admin = useAdminText();
  const { voices: words } = admin;
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
