import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SpeechServer } from '../../../harness/servers/speech-server';
import type { Fault } from './fault';

type Misbehaviour = (response: ServerResponse) => void;

/** What speech servers have been seen to do instead of speaking. */
const MISBEHAVIOURS: Readonly<Record<string, Misbehaviour>> = {
  'answers 500': (response) => response.writeHead(500).end('{}'),
  'answers 503': (response) => response.writeHead(503, { 'retry-after': '1' }).end(),
  'answers nothing': (response) => response.writeHead(200, { 'content-type': 'audio/wav' }).end(),
  'answers HTML': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello'),
  'breaks off': (response) => {
    response.writeHead(200, { 'content-type': 'audio/wav', 'content-length': 100_000 });
    response.write('RIFF');
    setTimeout(() => response.destroy(), 100);
  },
  hangs: () => undefined,
};

/** The engine beside the service fails, in one of its ways. */
export const engineFault: Fault = {
  name: 'engine-fault',
  draw(random) {
    const [name, misbehave] = random.pick(Object.entries(MISBEHAVIOURS));
    const forMs = random.between(500, 3_000);
    return {
      target: 'engine',
      detail: `${name}, for ${forMs} ms`,
      async run({ engine }) {
        await during(engine, misbehave, forMs);
        return true;
      },
    };
  },
};

/** The engine beside the service is gone. */
export const engineDown: Fault = {
  name: 'engine-down',
  draw(random) {
    const forMs = random.between(500, 3_000);
    return {
      target: 'engine',
      detail: `for ${forMs} ms`,
      async run({ engine }) {
        await engine.goDown();
        await sleep(forMs);
        await engine.goUp();
        return true;
      },
    };
  },
};

async function during(engine: SpeechServer, misbehave: Misbehaviour, forMs: number): Promise<void> {
  const { answer } = engine;
  engine.answer = misbehave;
  await sleep(forMs);
  engine.answer = answer;
}
