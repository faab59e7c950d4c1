import { useQuery } from '@tanstack/react-query';
import type { LicenceDto } from '../../api/generated';
import { licencesQuery } from '../../api/queries';
import { Duties } from '../../ui/duties';
import { Badge, Card, Loaded, Screen } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { isolated } from '../../lib/isolated';

/** Every voice on offer with its licence, and what that asks of whoever uses or publishes the speech. */
export function Licences() {
  const { text } = useLanguage();
  return (
    <Screen title={text.licences.title}>
      <p className="intro">{text.licences.intro}</p>
      <Loaded query={useQuery(licencesQuery)}>
        {(licences) => licences.map((licence) => <Licence key={licence.licence} {...licence} />)}
      </Loaded>
    </Screen>
  );
}

function Licence({ licence, text_url, requires_agreement, duties, voices }: LicenceDto) {
  const { text } = useLanguage();
  const words = text.licences;
  return (
    <Card title={licence === 'unknown' ? words.unknown : licence}>
      {requires_agreement && (
        <p>
          <Badge tone="wait">{words.agreement}</Badge>
        </p>
      )}
      <Duties duties={duties} />
      {text_url && (
        <p>
          <a href={text_url} target="_blank" rel="noreferrer">
            {words.wholeText(licence)}
          </a>
        </p>
      )}
      <h3>{words.voices}</h3>
      <ul className="licensed">
        {byAttribution(voices).map(([attribution, names]) => (
          <li key={attribution}>
            {names.map(isolated).join(', ')}
            {attribution && <span className="under">{words.attribution(attribution)}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The names of voices by whom to name with them; empty for nobody. */
function byAttribution(voices: LicenceDto['voices']): [attribution: string, names: string[]][] {
  const named = new Map<string, string[]>();
  for (const { attribution, speaker_name } of voices)
    named.set(attribution ?? '', [...(named.get(attribution ?? '') ?? []), speaker_name]);
  return [...named];
}
