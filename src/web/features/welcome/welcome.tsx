import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call';
import { trialOffer, type PlanDto, type SignUpOfferResult, type SpeakerDto } from '../../api/generated';
import { plansQuery, signUpOfferQuery, speakersQuery } from '../../api/queries';
import { useLanguage } from '../../i18n/language';
import { isolated } from '../../lib/isolated';
import { useLanguageNames } from '../../lib/language-names';
import { usePreview } from '../../lib/preview';
import { Link } from '../../lib/router';
import { Button, Failure } from '../../ui/controls';
import {
  Badge,
  Card,
  failureOfQuery,
  type Fetched,
  Loaded,
  QueryFailure,
  Screen,
  Waiting,
} from '../../ui/layout';
import { TryIt } from './try-it';
import styles from './welcome.module.css';

const MOST_VOICES = 6;

const trialQuery = queryOptions({ queryKey: ['trial'], queryFn: () => call(trialOffer()) });

/** What a stranger is told: what this is, how it sounds, what it costs, and how to begin. */
export function Welcome() {
  const { text } = useLanguage();
  const { welcome } = text;
  const speakers = useQuery(speakersQuery);
  const plans = useQuery(plansQuery);
  const trial = useQuery(trialQuery);
  const signUp = useQuery(signUpOfferQuery);
  const voices = usableOf(speakers.data?.items ?? []);
  const isSettled = useSettled(speakers, plans, trial, signUp);
  return (
    <Screen title={text.tagline}>
      <div className={styles.welcome}>
        <div className={styles.pitch}>
          <p className="intro">{welcome.intro}</p>
          <ul className="promises">
            {text.auth.pitch.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {isSettled && <Beginning signUp={signUp} />}
        </div>
        <QueryFailure query={trial} />
        {isSettled && trial.data?.available && voices.length > 0 && (
          <TryIt offer={trial.data} speakers={voices} />
        )}
      </div>
      {isSettled ? (
        <>
          <Card title={welcome.hear}>
            <p className="hint">{text.playground.previewHint}</p>
            <Loaded query={speakers}>{({ items }) => <Voices speakers={items} />}</Loaded>
          </Card>
          <Card title={welcome.prices}>
            <p className="hint">{`${welcome.pricesHint} ${text.credits.noRenewal}`}</p>
            <Loaded query={plans}>{({ items }) => <Prices plans={items} />}</Loaded>
          </Card>
        </>
      ) : (
        <div className={styles.arriving}>
          <Waiting />
        </div>
      )}
    </Screen>
  );
}

/**
 * Whether each of these has come, or has failed for the first time. Before that, what comes would push away what is
 * already being read.
 */
function useSettled(...queries: readonly Fetched<unknown>[]): boolean {
  const [isSettled, setSettled] = useState(false);
  if (!isSettled && queries.every((query) => query.data ?? failureOfQuery(query))) setSettled(true);
  return isSettled;
}

/** What an account costs and brings, and the ways into one. */
function Beginning({ signUp }: { signUp: Fetched<SignUpOfferResult> }) {
  const { text } = useLanguage();
  return (
    <>
      {signUp.data && <FreeCredits offer={signUp.data} />}
      <QueryFailure query={signUp} />
      <p className="actions">
        {signUp.data?.open !== false && (
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
              <bdi>
                <strong>{speaker.speaker_name}</strong>
              </bdi>{' '}
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
              aria-label={text.playground.previewOf(isolated(speaker.speaker_name))}
              busy={preview.isPending}
              onClick={() => preview.mutate(speaker)}
            >
              {text.playground.preview}
            </Button>
          </li>
        ))}
      </ul>
      <Failure failure={preview.error} />
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
          <h3>{`${isolated(plan.name)} · ${text.credits.cycles[plan.billing_cycle]}`}</h3>
          <p className="figure">{format.vnd(plan.amount)}</p>
          <p>{text.credits.counted(format.number(plan.credits))}</p>
          <p className="hint">
            {text.credits.perThousand(format.unitPrice((plan.amount / plan.credits) * 1000))}
          </p>
        </li>
      ))}
    </ul>
  );
}
