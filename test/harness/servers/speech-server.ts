import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { waveformOf } from '../../../src/speech/audio/waveform';
import { encodeWav } from '../../../src/speech/audio/wav';
import { EspeakEngine } from '../../../src/speech/engines/espeak/espeak-engine';
import { ESPEAK_VOICES } from '../../../src/speech/engines/espeak/espeak-speakers';
import type { ServerVoice } from '../../../src/speech/engines/speech-server/server-voice';
import { WorkerPool } from '../../../src/speech/workers/worker-pool';
import { ensureBuilt } from '../built-app';

/** What was asked of the server. */
export interface SpeechServerCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: { model: string; input: string; voice: string; response_format: string };
}

/** The voices that it speaks with, as an engine knows them. */
export function voicesOfEspeak(): ServerVoice[] {
  return ESPEAK_VOICES.map((voice) => ({
    ...voice,
    name: voice.speakerId,
    speakerId: `server-${voice.speakerId}`,
  }));
}

type Answer = (response: ServerResponse, call: SpeechServerCall) => void | Promise<void>;

/**
 * A server with OpenAI's speech route that really speaks: with the built-in engine, under the names of its
 * voices. Like OpenAI's own, it answers with a WAV whose sizes are unknown, in pieces.
 */
export class SpeechServer {
  readonly calls: SpeechServerCall[] = [];
  /** Lists of voices, by their paths; what is not here answers 404. */
  readonly voiceLists = new Map<string, unknown>();
  /** Paths and queries of the lists that it was asked for. */
  readonly listCalls: string[] = [];
  /** What it does instead of speaking. */
  answer: Answer = (response, call) => this.speak(response, call);
  private server = createServer();
  private readonly pool = new WorkerPool({ threads: 1, timeLimitSec: 60 });
  private readonly espeak = new EspeakEngine(this.pool);
  private port = 0;

  static async start(): Promise<SpeechServer> {
    await ensureBuilt(); // the engine's workers
    const server = new SpeechServer();
    await server.wav('một'); // the engine is warm from here on
    await server.goUp();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/v1`;
  }

  /** Listens, after `goDown` on the same port as before. */
  goUp(): Promise<void> {
    this.server = createServer((request, response) => void this.receive(request, response));
    return new Promise((resolve) => {
      this.server.listen(this.port, '127.0.0.1', () => {
        this.port = (this.server.address() as AddressInfo).port;
        resolve();
      });
    });
  }

  /** Refuses connections and cuts those that stand. */
  async goDown(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  async close(): Promise<void> {
    await this.goDown();
    await this.pool.close();
  }

  /** The whole WAV of a text, with true sizes. */
  async wav(input: string, voice = ESPEAK_VOICES[0]!.speakerId, signal?: AbortSignal): Promise<Buffer> {
    const espeakVoice = ESPEAK_VOICES.find(({ speakerId }) => speakerId === voice)!;
    const { pcm, sampleRate } = await this.espeak.speak({ voice: espeakVoice, text: input }, signal);
    return Buffer.from(encodeWav(waveformOf(pcm), sampleRate));
  }

  /** Speaks, until the caller hangs up. */
  async speak(response: ServerResponse, { body }: SpeechServerCall): Promise<void> {
    const hungUp = new AbortController();
    response.once('close', () => hungUp.abort());
    const wav = await this.wav(body.input, body.voice, hungUp.signal);
    if (body.response_format === 'pcm') {
      response.writeHead(200, { 'content-type': 'audio/pcm' }).end(wav.subarray(44));
      return;
    }
    wav.writeUInt32LE(0xffffffff, 4);
    wav.writeUInt32LE(0xffffffff, 40);
    response.writeHead(200, { 'content-type': 'audio/wav' });
    for (let at = 0; at < wav.length; at += 10_001) response.write(wav.subarray(at, at + 10_001));
    response.end();
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') return this.list(request.url ?? '', response);
    const body = JSON.parse(await readText(request)) as SpeechServerCall['body'];
    const call = { path: request.url ?? '', headers: request.headers, body };
    this.calls.push(call);
    try {
      await this.answer(response, call);
    } catch (error) {
      if (!response.closed) response.writeHead(500).end(String(error));
    }
  }

  private list(path: string, response: ServerResponse): void {
    this.listCalls.push(path);
    const list = this.voiceLists.get(path.split('?', 1)[0]!);
    const status = list === undefined ? 404 : 200;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(list ?? {}));
  }
}
