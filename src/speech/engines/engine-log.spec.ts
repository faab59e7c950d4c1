import { pino } from 'pino';
import { EngineUnavailable } from '../domain/speech-failure';
import { EngineLog } from './engine-log';

it('says in a line without a stack why an engine is down', () => {
  const lines: string[] = [];
  const log = new EngineLog(pino({}, { write: (line) => lines.push(line) }));
  log.engineDown('bell', new EngineUnavailable(1, new Error('connect ECONNREFUSED')));
  const [line] = lines.map((each) => JSON.parse(each) as object);
  expect(line).toMatchObject({
    provider: 'bell',
    reason: expect.stringContaining('connect ECONNREFUSED'),
    msg: 'speech engine is down',
  });
  expect(lines.join()).not.toContain('engine-log.spec');
});
