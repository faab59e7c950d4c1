import { speechRoute } from '../../../src/config/speech-server';
import { OpenAiSpeechEngine } from '../../../src/speech/engines/speech-server/open-ai-speech-engine';
import { SpeechServerClient } from '../../../src/speech/engines/speech-server/speech-server-client';
import { SpeechServer, voicesOfEspeak } from '../../harness/servers/speech-server';
import { describeSpeechEngine } from '../../contracts/speech-engine.contract';

async function openServer(timeLimitSec: number, format: 'wav' | 'pcm' = 'wav') {
  const server = await SpeechServer.start();
  const client = new SpeechServerClient({
    url: speechRoute(server.url),
    apiKey: 'sk-test',
    model: 'tts-1',
    format,
    concurrency: 4,
    timeLimitSec,
  });
  const engine = new OpenAiSpeechEngine(client, voicesOfEspeak(), 'GPL-3.0-or-later');
  return { server, engine, close: () => server.close() };
}

describeSpeechEngine('an OpenAI-compatible server', {
  open: () => openServer(25),
  openFaulty: async () => {
    const opened = await openServer(5, 'pcm');
    const { server } = opened;
    server.answer = (response, call) => {
      if (call.body.input === 'HANG') return;
      if (call.body.input !== 'CRASH') return server.speak(response, call);
      response.writeHead(200, { 'content-type': 'audio/pcm' });
      response.write(Buffer.alloc(30_000), () => response.destroy());
    };
    return opened;
  },
});
