import { serverVoices, speechRoute } from '../../../src/config/speech-server';
import { OpenAiSpeechEngine } from '../../../src/speech/engines/speech-server/open-ai-speech-engine';
import { SpeechServer } from '../../harness/speech-server';
import { describeSpeechEngine } from '../../contracts/speech-engine.contract';

async function openServer(timeLimitSec: number, format: 'wav' | 'pcm' = 'wav') {
  const server = await SpeechServer.start();
  const engine = new OpenAiSpeechEngine({
    url: speechRoute(server.url),
    apiKey: 'sk-test',
    model: 'tts-1',
    voices: serverVoices('vi-north-female-1:vi:north:female:22050,en-us-male-1:en:us:male:22050'),
    licence: 'GPL-3.0-or-later',
    format,
    concurrency: 4,
    timeLimitSec,
  });
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
