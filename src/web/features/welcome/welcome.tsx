import { call } from '../../api/call';
import { plansList, speakersList, type PlanDto, type SpeakerDto } from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { useLanguageNames } from '../../lib/language-names';
import { usePreview } from '../../lib/preview';
import { Link } from '../../lib/router';
import { useData } from '../../lib/use-data';
import { Button, Failure } from '../../ui/controls';
import { Badge, Card, Loaded, Screen } from '../../ui/layout';

const MOST_VOICES = 6;

const loadSpeakers = () => call(speakersList());
const loadPlans = () => call(plansList());

/** What a stranger is told: what this is, how it sounds, what it costs, and how to begin. */
export function Welcome() {
  const { text } = useLanguage();
  const { welcome, auth } = text;
  const speakers = useData(loadSpeakers);
  const plans = useData(loadPlans);
  return (
    <Screen title={text.tagline}>
      <p className="intro">{welcome.intro}</p>
      <ul className="promises">
        {auth.pitch.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="actions">
        <Link to="/register" className="button primary">
          {welcome.begin}
        </Link>
        <Link to="/login" className="button">
          {auth.login}
        </Link>
        <a href="/docs">{text.docs}</a>
      </p>
      <Card title={welcome.hear}>
        <p className="hint">{text.playground.previewHint}</p>
        <Loaded data={speakers}>{({ items }) => <Voices speakers={items} />}</Loaded>
      </Card>
      <Card title={welcome.prices}>
        <p className="hint">{welcome.pricesHint}</p>
        <Loaded data={plans}>{({ items }) => <Prices plans={items} />}</Loaded>
      </Card>
    </Screen>
  );
}

/** Some of the voices, in the order of the API, each with its sample. */
function Voices({ speakers }: { speakers: readonly SpeakerDto[] }) {
  const { text, format } = useLanguage();
  const namesOf = useLanguageNames();
  const preview = usePreview();
  const shown = speakers.filter(({ available }) => available).slice(0, MOST_VOICES);
  return (
    <>
      <ul className="voices wide">
        {shown.map((speaker) => (
          <li key={speaker.speaker_id}>
            <span>
              <strong>{speaker.speaker_name}</strong>{' '}
              <Badge tone={speaker.quality === 'natural' ? 'good' : 'off'}>
                {text.playground.qualities[speaker.quality]}
              </Badge>
              <span className="under">
                {[
                  namesOf(speaker.languages),
                  ...(speaker.region === 'unknown' ? [] : [text.playground.regions[speaker.region]]),
                ].join(' · ')}
              </span>
            </span>
            <Button
              className="small"
              aria-label={text.playground.previewOf(speaker.speaker_name)}
              busy={preview.running}
              onClick={() => preview.run(speaker)}
            >
              {text.playground.preview}
            </Button>
          </li>
        ))}
      </ul>
      <Failure failure={preview.failure} />
      {usable.length > shown.length && (
        <p className="hint">{text.welcome.moreVoices(format.number(usable.length - shown.length))}</p>
      )}
    </>
  );
}

function Prices({ plans }: { plans: readonly PlanDto[] }) {
  const { text, format } = useLanguage();
  if (plans.length === 0) return <p className="hint">{text.credits.noPlans}</p>;
  return (
    <ul className="plans">
      {plans.map((plan) => (
        <li key={`${plan.plan_id} ${plan.billing_cycle}`} className="card">
          <h3>{`${plan.name} · ${text.credits.cycles[plan.billing_cycle]}`}</h3>
          <p className="figure">{format.vnd(plan.amount)}</p>
          <p>{text.credits.characters(format.number(plan.credits))}</p>
          <p className="hint">
            {text.credits.perThousand(format.unitPrice((plan.amount / plan.credits) * 1000))}
          </p>
        </li>
      ))}
    </ul>
  );
}
