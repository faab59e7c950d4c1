import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { type HistoryItem, type Loa, LoaError } from '../typescript/src/index.ts';

const FREE: ToolAnnotations = { readOnlyHint: true, openWorldHint: false };
const PAID: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: false,
};

const text = z
  .string()
  .min(1)
  .describe('The text, Vietnamese or English, written as it is: 1 to 5,000 characters');
const voice = z.string().optional().describe('An id of list_voices; a Vietnamese voice when left out');
const speed = z.number().min(0.25).max(4).optional().describe('Tempo as a factor; 1 when left out');

/** Offers an account of Loa as tools. What a tool costs stands in its description, where the model reads it. */
export function addTools(server: McpServer, loa: Loa): void {
  server.registerTool(
    'speak',
    {
      title: 'Speak a text',
      description:
        'Turns a text into an audio file and answers its address. Costs one credit for each character of the text, ' +
        'from the prepaid credits of the account, also when the same text was spoken before; a call that fails costs ' +
        'nothing. Ask quote first when the text is long.',
      inputSchema: { text, voice, speed, audio_type: z.enum(['mp3', 'wav', 'ogg', 'flac']).default('mp3') },
      annotations: PAID,
    },
    ({ text, ...options }) =>
      answer(async () => {
        const speech = await loa.speak(text, options);
        const link = {
          type: 'resource_link',
          uri: speech.audio_url,
          name: `speech.${options.audio_type}`,
        } as const;
        return { content: [asText(speech), link] };
      }),
  );
  server.registerTool(
    'quote',
    {
      title: 'Quote a text',
      description:
        'Tells what speaking a text would cost, how long it would be and how it would be read. Free.',
      inputSchema: { text, voice, speed },
      annotations: FREE,
    },
    ({ text, ...options }) =>
      answer(async () => {
        const { reading: _steps, ...quote } = await loa.quote(text, options);
        return { content: [asText(quote)] };
      }),
  );
  server.registerTool(
    'list_voices',
    {
      title: 'List voices',
      description: 'Lists the voices, the default one first. Free.',
      annotations: FREE,
    },
    () => answer(async () => ({ content: [asText(await loa.voices())] })),
  );
  server.registerTool(
    'credits',
    {
      title: 'Show credits',
      description: 'Tells how many credits the account has; one pays for one character. Free.',
      annotations: FREE,
    },
    () => answer(async () => ({ content: [asText(await loa.credits())] })),
  );
  server.registerTool(
    'history',
    {
      title: 'List earlier speech',
      description: 'Lists what the account had spoken, newest first, with the addresses of the files. Free.',
      inputSchema: {
        count: z.int().min(1).max(100).default(10).describe('How many at most'),
        status: z.enum(['PENDING', 'SUCCESS', 'FAILED']).optional().describe('Only those in this state'),
      },
      annotations: FREE,
    },
    ({ count, status }) => answer(async () => ({ content: [asText(await newest(loa, count, status))] })),
  );
}

async function newest(loa: Loa, count: number, status?: HistoryItem['status']): Promise<HistoryItem[]> {
  const requests: HistoryItem[] = [];
  for await (const request of loa.history({ status })) {
    requests.push(request);
    if (requests.length === count) break;
  }
  return requests;
}

/** What the service refuses is told to the model, which may do better; all else is a fault of the protocol. */
async function answer(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof LoaError)) throw error;
    const { code, message, faults, requestId } = error;
    return { content: [asText({ code, message, faults, request_id: requestId })], isError: true };
  }
}

const asText = (value: object) => ({ type: 'text', text: JSON.stringify(value) }) as const;
