import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client as McpClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { Client } from '../../harness/client';
import { installPacked } from '../../harness/packed-package';
import { useStage } from '../../harness/web/stage';

/** How the server is started, and where. */
interface Start {
  readonly command: string;
  readonly args: string[];
  readonly cwd: string;
}

const inRepository = (): Promise<Start> =>
  Promise.resolve({ command: 'npm', args: ['run', '-s', 'mcp'], cwd: path.resolve(__dirname, '../../..') });
const packed = async (): Promise<Start> => ({
  command: 'npx',
  args: ['--offline', 'loa-mcp'],
  cwd: await installPacked('mcp'),
});
const TEXT = 'Giá vé là 150.000đ.';
const COST = Array.from(TEXT).length;

/** Its browser is the other client's, who needs one: the two share the service. */
const stage = useStage();

interface Told {
  readonly isError?: boolean;
  readonly content: readonly { type: string; text: string; uri: string }[];
}

describe.each([
  ['in the repository', inRepository],
  ['packed, in an empty project', packed],
])('The MCP server %s, with the official client', (_where, prepare) => {
  let start: Start;
  let client: McpClient;

  beforeAll(async () => {
    const { service } = stage;
    const { key } = await new Client(service.baseUrl).newCustomer();
    client = new McpClient({ name: 'test', version: '1' });
    const env = { PATH: process.env.PATH!, LOA_API_KEY: key, LOA_BASE_URL: service.baseUrl };
    start = await prepare();
    await client.connect(new StdioClientTransport({ ...start, env }));
  });
  afterAll(async () => {
    await client.close();
    if (prepare === packed) await rm(start.cwd, { recursive: true });
  });

  const call = async (name: string, given: Record<string, unknown> = {}) =>
    (await client.callTool({ name, arguments: given })) as unknown as Told;
  const resultOf = async (...called: Parameters<typeof call>) =>
    JSON.parse((await call(...called)).content[0]!.text);

  it('offers tools that say what they cost', async () => {
    const { tools } = await client.listTools();
    const costs = tools.map(({ name, description, annotations }) => [
      name,
      /Free\.$/.test(description!) ? 'free' : /one credit for each character/.exec(description!)?.[0],
      annotations?.readOnlyHint,
    ]);
    expect(costs).toEqual([
      ['speak', 'one credit for each character', false],
      ['quote', 'free', true],
      ['list_voices', 'free', true],
      ['credits', 'free', true],
      ['history', 'free', true],
    ]);
  });

  it('quotes, speaks, charges and remembers', async () => {
    const before = await resultOf('credits');
    const [first] = await resultOf('list_voices');
    const quote = await resultOf('quote', { text: TEXT, voice: first.speaker_id });
    expect(quote).toMatchObject({ credits: COST, spoken_text: expect.stringContaining('một trăm năm mươi') });
    const { content } = await call('speak', { text: TEXT, voice: first.speaker_id, audio_type: 'wav' });
    const speech = JSON.parse(content[0]!.text);
    expect(speech).toMatchObject({ char_count: COST, speaker_id: first.speaker_id });
    expect(content[1]).toEqual({ type: 'resource_link', uri: speech.audio_url, name: 'speech.wav' });
    const file = await fetch(content[1]!.uri);
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 4)).toBe('RIFF');
    expect((await resultOf('credits')).available).toBe(before.available - COST);
    expect(await resultOf('history', { count: 1, status: 'SUCCESS' })).toEqual([
      expect.objectContaining({ request_id: speech.request_id, input_text: TEXT }),
    ]);
  });

  it('tells the model what the service refuses', async () => {
    const refused = await call('speak', { text: TEXT, voice: 'nobody' });
    expect(refused.isError).toBe(true);
    expect(JSON.parse(refused.content[0]!.text)).toMatchObject({
      code: 'INVALID_PARAMS',
      faults: [{ field: 'speaker_id' }],
    });
    expect((await call('speak', { text: TEXT, speed: 9 })).isError).toBe(true);
  });

  it('says what it needs', async () => {
    const { LOA_API_KEY: _key, ...env } = process.env;
    const { command, args, cwd } = start;
    const started = promisify(execFile)(command, args, { env, cwd });
    await expect(started).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('LOA_API_KEY') });
  });
});
