import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call';
import { adminVoicesRemove, type PackDto } from '../../api/generated';
import { Button, Failure } from '../../ui/controls';
import { Confirm } from '../../ui/confirm';
import { Facts } from '../../ui/facts';
import { Badge, Card, Loaded, Screen } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { useAdminText } from '../../i18n/admin';
import { useLanguageNames } from '../../lib/language-names';
import { InstallVoice } from './install-voice';
import { ADMIN, voicesQuery } from './queries';

/** Somebody looks on while a voice is installed; elsewhere it may be installed, too. */
const REFRESH_MS = { installing: 1_000, idle: 10_000 };

const TONES = {
  absent: 'off',
  installing: 'wait',
  failed: 'bad',
  installed: 'good',
  damaged: 'bad',
} as const;

/** The voices that can be installed, and what becomes of them. */
export function Voices() {
  const admin = useAdminText();
  const voices = useQuery({
    ...voicesQuery,
    refetchInterval: ({ state: { data } }) =>
      REFRESH_MS[data?.some(({ state }) => state === 'installing') ? 'installing' : 'idle'],
  });
  const [asked, setAsked] = useState<{ voice: PackDto; what: 'install' | 'remove' } | null>(null);
  const close = (): void => setAsked(null);
  return (
    <Screen title={admin.nav.voices}>
      <p className="intro">{admin.voices.intro}</p>
      <Loaded query={voices}>
        {(items) =>
          items.map((voice) => (
            <VoiceCard
              key={voice.name}
              voice={voice}
              onInstall={() => setAsked({ voice, what: 'install' })}
              onRemove={() => setAsked({ voice, what: 'remove' })}
            />
          ))
        }
      </Loaded>
      {asked?.what === 'install' && <InstallVoice voice={asked.voice} onClose={close} />}
      {asked?.what === 'remove' && <RemoveVoice voice={asked.voice} onClose={close} />}
    </Screen>
  );
}

/** Takes away what is here of a voice: all of it, or what an install that is cancelled has brought. */
const useRemoval = ({ name }: PackDto) =>
  useMutation({
    mutationFn: () => call(adminVoicesRemove({ path: { name } })),
    meta: { changes: [ADMIN] },
  });

function RemoveVoice({ voice, onClose }: { voice: PackDto; onClose: () => void }) {
  const { voices: words } = useAdminText();
  const remove = useRemoval(voice);
  return (
    <Confirm
      title={words.removeOf(voice.title)}
      yes={words.remove}
      kind="danger"
      action={remove}
      onClose={onClose}
    >
      <p>{words.removeHint}</p>
    </Confirm>
  );
}

interface VoiceCardProps {
  readonly voice: PackDto;
  readonly onInstall: () => void;
  readonly onRemove: () => void;
}

function VoiceCard({ voice, onInstall, onRemove }: VoiceCardProps) {
  const { language } = useLanguage();
  const admin = useAdminText();
  const { voices: words } = admin;
  const { title, state } = voice;
  const cancel = useRemoval(voice);
  const isHere = state === 'installed' || state === 'damaged';
  return (
    <Card title={title}>
      <p>
        <Badge tone={TONES[state]}>{words.states[state]}</Badge>
      </p>
      <p>{voice.about[language]}</p>
      {voice.notice && <p className="notice">{voice.notice[language]}</p>}
      <VoiceFacts {...voice} />
      <Progress {...voice} />
      <p className="actions">
        {(state === 'absent' || state === 'failed') && (
          <Button
            kind="primary"
            aria-label={state === 'failed' ? words.resumeOf(title) : words.installOf(title)}
            onClick={onInstall}
          >
            {state === 'failed' ? words.resume : words.install}
          </Button>
        )}
        {state === 'installing' && (
          <Button aria-label={words.cancelOf(title)} busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {words.cancel}
          </Button>
        )}
        {(isHere || state === 'failed') && (
          <Button kind="danger" aria-label={words.removeOf(title)} onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </p>
      <Failure failure={cancel.error} />
    </Card>
  );
}

function VoiceFacts({ languages, speakers, licence_title, attribution, ...voice }: PackDto) {
  const { text, format } = useLanguage();
  const admin = useAdminText();
  const { voices: words } = admin;
  const namesOf = useLanguageNames();
  const { acceptance } = voice;
  return (
    <>
      <Facts
        tight
        rows={[
          [words.languages, namesOf(languages)],
          [words.speakers, format.number(speakers.length)],
          [words.disk, format.megabytes(voice.disk_bytes / 1e6)],
          [words.memory, format.megabytes(voice.memory_bytes / 1e6)],
        ]}
      />
      <Facts
        rows={[
          [text.playground.licence, licence_title],
          [text.playground.attribution, attribution],
          ...(acceptance
            ? [[words.accepted, `${acceptance.accepted_by}, ${format.time(acceptance.accepted_at)}`] as const]
            : []),
        ]}
      />
    </>
  );
}

/** How far an install is, or why it is no further. */
function Progress({ title, progress, reason, reason_code: code }: PackDto) {
  const { format } = useLanguage();
  const admin = useAdminText();
  const { voices: words } = admin;
  const megabytes = (bytes: number): string => format.megabytes(bytes / 1e6);
  return (
    <>
      {progress && (
        <div className="progress">
          <progress
            aria-label={words.progressOf(title)}
            max={progress.total_bytes}
            value={progress.received_bytes}
          />
          <p className="hint">
            {progress.is_speaking
              ? words.speaking
              : words.received(megabytes(progress.received_bytes), megabytes(progress.total_bytes))}
          </p>
        </div>
      )}
      <div role="alert">
        {code && (
          <div className="notice bad">
            <p>{words.reasons[code]}</p>
            <details>
              <summary>{words.details}</summary>
              <p lang="en">{reason}</p>
            </details>
          </div>
        )}
      </div>
    </>
  );
}
