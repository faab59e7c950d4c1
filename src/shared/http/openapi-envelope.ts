import type { OpenAPIObject } from '@nestjs/swagger';

type Json = Record<string, unknown>;

/** Statuses that a route of ours answers, and when; the codes are listed in the README. */
const errorMeanings: Readonly<Record<string, string>> = {
  '400': 'A parameter is missing, has the wrong type or is out of range; `errors` names the fields.',
  '401': 'The key, the session or the secret is missing or wrong.',
  '429': 'More requests than the rate limit allows; `Retry-After` says when to try again.',
  '500': 'Something failed on our side. Nothing was charged.',
};

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

/** Wraps every described JSON result into the envelope, as `EnvelopeInterceptor` does, and adds the errors. */
export function describeEnvelope(document: OpenAPIObject): OpenAPIObject {
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Error: errorSchema as never },
  };
  for (const operation of operationsOf(document)) {
    const responses = operation.responses as Json;
    wrapResult(responses['200'] as Json | undefined);
    for (const [status, description] of Object.entries(errorMeanings)) {
      responses[status] ??= {
        description,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      };
    }
  }
  return document;
}

function operationsOf(document: OpenAPIObject): Json[] {
  return Object.values(document.paths).flatMap((path) =>
    Object.values(path as Json).filter(
      (operation): operation is Json =>
        typeof operation === 'object' && operation !== null && 'responses' in operation,
    ),
  );
}

function wrapResult(response: Json | undefined): void {
  if (!response) return;
  const content = (response.content ?? {}) as Json;
  if (response.content && !('application/json' in content)) return;
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
