import { useQuery } from '@tanstack/react-query';
import type { SpeakerDto } from '../../../api/generated';
import { licencesQuery } from '../../../api/queries';
import { Facts } from '../../../ui/facts';
import { QueryFailure } from '../../../ui/layout';
import { useLanguage } from '../../../i18n/language';

/** Under which licence the chosen voice is, and what that asks. Its link leaves the written text where it is. */
export function VoiceTerms({ licence, attribution }: SpeakerDto) {
  const { text } = useLanguage();
  const licences = useQuery(licencesQuery);
  const terms = licences.data?.find((known) => known.licence.toLowerCase() === licence.toLowerCase());
  const asksNothing = terms?.duties?.length === 0;
  const name = licence === 'unknown' ? text.licences.unknown : licence;
  if (asksNothing) return <Facts rows={[[text.playground.licence, name]]} />;
  const rows: [string, string][] = [[text.playground.licence, name]];
  if (attribution) rows.push([text.playground.attribution, attribution]);
  return (
    <>
      <Facts rows={rows} />
      <p className="hint">
        {terms?.requires_agreement && text.licences.byUsing}{' '}
        <a href="/licences" target="_blank">
          {text.licences.duties}
        </a>
      </p>
      <QueryFailure query={licences} />
    </>
  );
}
