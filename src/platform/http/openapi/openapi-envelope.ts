import type { OpenAPIObject } from '@nestjs/swagger';
import { isOpenAiAddress, openAiFailure } from '../failures/openai-failure';

type Json = Record<string, unknown>;

/** What each error status means, and the code that an example shows. */
const errorTable: Readonly<Record<string, readonly [code: string, meaning: string]>> = {
  '400': [
    'INVALID_PARAMS',
    'A parameter is missing, has the wrong type or is out of range; `errors` names it.',
  ],
  '401': ['INVALID_API_KEY', 'The key, the session or the secret is missing or wrong.'],
  '402': [
    'INSUFFICIENT_CREDITS',
    'The available credits, or those that the key may spend in a day or month, do not cover the text. Nothing was held.',
  ],
  '403': [
    'FORBIDDEN',
    'Known, but not allowed; a key without the scope (`INSUFFICIENT_SCOPE`); or a request from another site.',
  ],
  '404': ['NOT_FOUND', "There is no such thing, or it is another account's."],
  '409': [
    'EMAIL_TAKEN',
    'It exists already, is still running under the same Idempotency-Key, or is one too many.',
  ],
  '410': ['AUDIO_EXPIRED', 'The audio has expired and is deleted.'],
  '413': [
    'PAYLOAD_TOO_LARGE',
    'The body is larger than 256 KiB, or than 2 MiB where the route takes dictionaries.',
  ],
  '415': [
    'UNSUPPORTED_MEDIA_TYPE',
    'The body is not UTF-8, or of a type that the route does not take: most take JSON.',
  ],
  '416': ['RANGE_NOT_SATISFIABLE', 'The file ends before the range begins.'],
  '422': ['IDEMPOTENCY_KEY_REUSED', 'The Idempotency-Key was used for another body.'],
  '429': [
    'RATE_LIMIT_EXCEEDED',
    'More requests than the limit allows; `Retry-After` says when to try again.',
  ],
  '500': ['INTERNAL_ERROR', 'Something failed on our side. Nothing was charged.'],
  '503': [
    'ENGINE_BUSY',
    'Too much work waits, or the database or the audio store is away; `Retry-After` says when to try again.',
  ],
};
const errors = new Map(Object.entries(errorTable));

const errorSchema = {
  type: 'object',
  required: ['status', 'code', 'message', 'errors'],
  properties: {
    status: { type: 'integer', enum: [0] },
    code: { type: 'string', description: 'Machine-readable and stable.', example: 'INVALID_PARAMS' },
    message: { type: 'string', description: 'For people.' },
    errors: {
      type: 'array',
      nullable: true,
      description: 'The faulty fields, when the input is to blame.',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: {
          field: { type: 'string' },
          code: { type: 'string' },
          message: { type: 'string' },
        },
      },
    },
  },
};

/** What goes wrong below `/v1`. */
const openAiErrorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      description: 'What went wrong, as OpenAI tells it.',
      required: ['message', 'type', 'param', 'code'],
      properties: {
        message: { type: 'string', description: 'For people.' },
        type: {
          type: 'string',
          enum: ['invalid_request_error', 'rate_limit_error', 'insufficient_quota', 'server_error'],
        },
        param: { type: 'string', nullable: true, description: 'The faulty field.' },
        code: { type: 'string', description: 'Machine-readable and stable.', example: 'too_long' },
      },
    },
  },
};

/**
 * Wraps every described JSON result into the envelope, as `EnvelopeInterceptor` does, and adds the errors; below `/v1`
 * they have OpenAI's form, and results no envelope.
 */
export function describeEnvelope(document: OpenAPIObject): OpenAPIObject {
  document.components = {
    ...document.components,
    schemas: {
      ...document.components?.schemas,
      Error: errorSchema as never,
      OpenAiError: openAiErrorSchema as never,
    },
  };
  for (const { path, operation } of operationsOf(document)) {
    const responses = operation.responses as Json;
    operation.security ??= []; // said, not left out: nobody has to identify themselves
    const isOpenAi = isOpenAiAddress(path);
    if (!isOpenAi) wrapResult((responses['200'] ?? responses['202']) as Json | undefined);
    for (const status of new Set([...Object.keys(responses), ...impliedStatuses(operation)])) {
      const [code, meaning] = errors.get(status) ?? [];
      if (code === undefined || meaning === undefined) continue;
      const answer = isOpenAi ? openAiResponse(status, code, meaning) : errorResponse(code, meaning);
      Object.assign(responses, { [status]: answer });
    }
  }
  return document;
}

/** The failures that follow from a route's form: what it takes and who may call it. */
function impliedStatuses(operation: Json): string[] {
  const parameters = (operation.parameters ?? []) as { in: string }[];
  const hasSecurity = ((operation.security ?? []) as unknown[]).length > 0;
  return [
    ...(operation.requestBody ? ['400', '413', '415'] : []),
    ...(parameters.some((parameter) => parameter.in === 'query') ? ['400'] : []),
    ...(parameters.some((parameter) => parameter.in === 'path') ? ['404'] : []),
    ...(hasSecurity ? ['401', '429'] : []),
    '500',
  ];
}

const errorResponse = (code: string, description: string): Json => ({
  description,
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      example: { status: 0, code, message: description, errors: null },
    },
  },
});

function openAiResponse(status: string, code: string, description: string): Json {
  const failure = { httpStatus: Number(status), code, message: description, errors: null };
  const { error } = openAiFailure({ ...failure, retryAfterSec: null, quota: null });
  const schema = { $ref: '#/components/schemas/OpenAiError' };
  return { description, content: { 'application/json': { schema, example: { error } } } };
}

function operationsOf(document: OpenAPIObject): { path: string; operation: Json }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.values(item as Json)
      .filter(
        (operation): operation is Json =>
          typeof operation === 'object' && operation !== null && 'responses' in operation,
      )
      .map((operation) => ({ path, operation })),
  );
}

function wrapResult(response: Json | undefined): void {
  if (!response) return;
  const content = (response.content ?? {}) as Json;
  if (Object.keys(content).length > 0 && !('application/json' in content)) return;
  const media = (content['application/json'] ?? {}) as Json;
  response.content = {
    ...content,
    'application/json': {
      ...media,
      schema: {
        type: 'object',
        required: ['status', 'result'],
        properties: {
          status: { type: 'integer', enum: [1] },
          result: media.schema ?? { type: 'object' },
        },
      },
    },
  };
}
