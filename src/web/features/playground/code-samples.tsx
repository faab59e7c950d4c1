import { useState } from 'react';
import type { SpeechRequestBody } from '../../api/generated';
import { Code, Segments } from '../../ui/controls';
import { Card } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { entryOf } from '../../lib/entry-of';
import { defaultDelivery } from './delivery';
import { curlCall, javascriptCall, pythonCall } from '../../lib/snippets';

const writers = { curl: curlCall, JavaScript: javascriptCall, Python: pythonCall };
type Kind = keyof typeof writers;
const KINDS: readonly Kind[] = ['curl', 'JavaScript', 'Python'];

/** The request of the playground as a program would send it. */
export function CodeSamples({ body }: { body: SpeechRequestBody }) {
  const { text } = useLanguage();
  const [kind, setKind] = useState<Kind>('curl');
  const request = withoutDefaults({ ...body, input_text: body.input_text || text.playground.sample });
  return (
    <Card title={text.playground.code}>
      <p className="hint">{text.playground.codeHint}</p>
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
function withoutDefaults(body: SpeechRequestBody): SpeechRequestBody {
  const entries = Object.entries(body).filter(([name, value]) => entryOf(defaultDelivery, name) !== value);
  return { ...Object.fromEntries(entries), input_text: body.input_text };
}
