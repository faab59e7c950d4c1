import { useState } from 'react';
import { call } from '../../api/call';
import {
  plansList,
  speakersList,
  trialOffer,
  type PlanDto,
  type SignUpOfferResult,
  type SpeakerDto,
} from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { useLanguageNames } from '../../lib/language-names';
import { usePreview } from '../../lib/preview';
import { Link } from '../../lib/router';
import { loadOffer } from '../../lib/sign-up-offer';
import { type Data, useData } from '../../lib/use-data';
import { Button, Failure } from '../../ui/controls';
import { Badge, Card, Loaded, NotFetched, Screen, Waiting } from '../../ui/layout';
import { TryIt } from './try-it';

const MOST_VOICES = 6;

const loadSpeakers = () => call(speakersList());
const loadPlans = () => call(plansList());

const loadTrial = () => call(trialOffer());

/** What a stranger is told: what this is, how it sounds, what it costs, and how to begin. */
export function Welcome() {
  const { text } = useLanguage();
  const { welcome, auth } = text;
  const speakers = useData(loadSpeakers);
  const plans = useData(loadPlans);
  const trial = useData(loadTrial);
  const signUp = useData(loadOffer);
  const voices = usableOf(speakers.value?.items ?? []);
  const { isSettled, reload } = useSettled(speakers, plans, trial, signUp);
  return (
    <Screen title={text.tagline}>
      <div className="welcome">
        <div className="welcome-pitch">
          <p className="intro">{welcome.intro}</p>
          <ul className="promises">
            {auth.pitch.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {isSettled && <Beginning signUp={signUp} />}
        </div>
        <NotFetched {...trial} />
        {isSettled && trial.value?.available && voices.length > 0 && (
          <TryIt offer={trial.value} speakers={voices} />
        )}
      </div>
      {isSettled ? (
        <>
          <Card title={welcome.hear}>
            <p className="hint">{text.playground.previewHint}</p>
            <Loaded data={speakers}>{({ items }) => <Voices speakers={items} />}</Loaded>
          </Card>
          <Card title={welcome.prices}>
            <p className="hint">{`${welcome.pricesHint} ${text.credits.noRenewal}`}</p>
            <Loaded data={plans}>{({ items }) => <Prices plans={items} />}</Loaded>
          </Card>
        </>
      ) : (
        <div className="arriving">
          <Waiting onRetry={reload} />
        </div>
      )}
    </Screen>
  );
}

/**
 * Whether each of these has come, or has failed for the first time. Before that, what comes would push away what is
 * already being read.
 */
function useSettled(...data: readonly Data<unknown>[]): { isSettled: boolean; reload: () => void } {
  const [isSettled, setSettled] = useState(false);
  if (!isSettled && data.every(({ value, failure }) => value ?? failure)) setSettled(true);
  return { isSettled, reload: () => data.forEach((each) => each.reload()) };
}

/** What an account costs and brings, and the ways into one. */
function Beginning({ signUp }: { signUp: Data<SignUpOfferResult> }) {
  const { text } = useLanguage();
  return (
    <>
      {signUp.value && <FreeCredits offer={signUp.value} />}
      <NotFetched {...signUp} />
      <p className="actions">
        {signUp.value?.open !== false && (
          <Link to="/register" className="button primary">
            {text.welcome.begin}
          </Link>
        )}
        <Link to="/login" className="button">
          {text.auth.login}
        </Link>
        <a href="/docs">{text.docs}</a>
      </p>
    </>
  );
}

function FreeCredits({ offer: { free_credits, after_verification } }: { offer: SignUpOfferResult }) {
  const { text, format } = useLanguage();
  if (free_credits === 0) return null;
  const count = format.number(free_credits);
  return (
    <p>
      <strong>{text.welcome.free(count)}</strong> {after_verification && text.welcome.freeVerified}
    </p>
  );
}

/** Those that speak now, in the order of the API. */
const usableOf = (speakers: readonly SpeakerDto[]): readonly SpeakerDto[] =>
  speakers.filter(({ available }) => available);

/** Some of the voices, each with its sample. */
function Voices({ speakers }: { speakers: readonly SpeakerDto[] }) {
  const { text, format } = useLanguage();
  const namesOf = useLanguageNames();
  const preview = usePreview();
  const usable = usableOf(speakers);
  const shown = usable.slice(0, MOST_VOICES);
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
