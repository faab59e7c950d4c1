import { useState } from 'react';
import type { SpeechRequestBody } from '../../api/generated';
import { Code, Segments } from '../../ui/controls';
import { Card } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { entryOf } from '../../lib/entry-of';
import { defaultDelivery } from './voice/delivery';
import { type ApiCall, curlCall, javascriptCall, jobCall, pythonCall, speechCall } from '../../lib/snippets';
import { countOf, LONGEST_TEXT } from './drafts/draft';
import { textJob } from './job-calls';

const writers = { curl: curlCall, JavaScript: javascriptCall, Python: pythonCall };
type Kind = keyof typeof writers;
const KINDS: readonly Kind[] = ['curl', 'JavaScript', 'Python'];

/**
 * The request of the playground as a program would send it: a job where the text is too long to be heard at once, an
 * example where there is none.
 */
export function CodeSamples({ body }: { body: SpeechRequestBody }) {
  const { text } = useLanguage();
  const [kind, setKind] = useState<Kind>('curl');
  const isEmpty = body.input_text.trim() === '';
  const isJob = countOf(body.input_text) > LONGEST_TEXT;
  const shown = isEmpty ? { ...body, input_text: text.playground.sample } : body;
  const request: ApiCall = isJob
    ? jobCall(withoutDefaults(textJob(body)))
    : speechCall(withoutDefaults(shown));
  const { codeExample, codeJob, codeHint, codeKey } = text.playground;
  return (
    <Card title={text.playground.code}>
      <p className="hint">
        {isEmpty ? codeExample : isJob ? codeJob : codeHint} {codeKey}
      </p>
      <Segments<Kind>
        label={text.playground.codeLanguage}
        value={kind}
        options={KINDS.map((known) => [known, known])}
        onChange={setKind}
      />
      <Code label={kind} value={writers[kind](location.origin, request)} />
    </Card>
  );
}

/** The request without the settings that would be the same if they were left out. */
function withoutDefaults<Body extends object>(body: Body): Body {
  const entries = Object.entries(body).filter(([name, value]) => entryOf(defaultDelivery, name) !== value);
  return Object.fromEntries(entries) as Body;
}
