import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { describeEnvelope } from './openapi-envelope';
import { pageHeaders } from '../page/page-headers';
import { DOCS_CSS, nameParts, pathsAsText } from './docs-page';

/** What Swagger UI has in its page: style sheets and style attributes, and images in its style sheets. */
const SWAGGER_UI = { 'style-src': "'unsafe-inline'", 'img-src': 'data:' } as const;

/** Swagger UI's page, not the files beside it. */
const DOCS_PAGE = /^\/docs\/?(\?|$)/;

/** The files beside it, but the one that is made of our document. They change only with the release. */
const DOCS_FILE = /^\/docs\/(?!swagger-ui-init\.js)[\w.-]+\.(js|css|png)(\?|$)/;
const DOCS_FILES_MAX_AGE_SEC = 86_400;

/** The parts of the document, what customers need first. */
const TAGS = [
  ['Speech', 'Texts into audio, and what was made.'],
  ['OpenAI', "The same for programs that speak OpenAI's API."],
  ['Dictionaries', "An account's own readings of names and abbreviations."],
  ['Webhooks', 'Signed calls to addresses of the customer.'],
  ['Accounts', 'People, their keys and their credits.'],
  ['Payment', 'Plans, orders and bank transfers.'],
  ['Operation', 'Whether the service is well.'],
  ['Administration', 'For operators only.'],
] as const;

/**
 * Serves Swagger UI at `/docs`, from our own files, and the document behind it at `/docs-json`. Keys that somebody
 * enters are gone with the page.
 */
export function serveOpenApi(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', (request, reply, payload, done) => {
      if (DOCS_PAGE.test(request.url) && typeof payload === 'string') {
        void reply.headers(pageHeaders(SWAGGER_UI));
      }
      if (DOCS_FILE.test(request.url) && reply.statusCode === 200)
        void reply.header('cache-control', `public, max-age=${DOCS_FILES_MAX_AGE_SEC}`);
      done(null, payload);
    });
  SwaggerModule.setup('docs', app, () => openApiDocument(app), {
    jsonDocumentUrl: 'docs-json',
    customSiteTitle: 'Loa API',
    customCss: DOCS_CSS,
    swaggerOptions: { tryItOutEnabled: true, plugins: [pathsAsText], onComplete: nameParts },
  });
}

/** The OpenAPI document of everything the application serves. Complete only on the built code (ADR 2). */
export function openApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const description = [
    'Turns text, Vietnamese first, into audio files. One character costs one credit; credits are bought by',
    'paying an order with a VietQR bank transfer.',
    '',
    'Every JSON answer but those below `/v1`, which are as OpenAI has them, has the same envelope: `{"status": 1, "result": …}` or',
    '`{"status": 0, "code": …, "message": …, "errors": …}`. Every answer carries `X-Request-Id`.',
    '',
    'To try it here: press **Authorize** and paste an API key into *apiKey*; the webhook takes its secret',
    'under *webhookSecret*.',
    '',
    'What the licences of the voices ask of whoever uses the speech: [/licences](/licences).',
  ].join('\n');
  const builder = new DocumentBuilder();
  for (const [name, about] of TAGS) builder.addTag(name, about);
  const config = builder
    .setTitle('Loa')
    .setDescription(description)
    .setVersion('1')
    .setLicense('GPL-3.0-or-later', 'https://spdx.org/licenses/GPL-3.0-or-later.html')
    .addServer('/', 'This service')
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', bearerFormat: 'API key', description: 'API key of an account' },
      'apiKey',
    )
    .addApiKey(
      { type: 'apiKey', in: 'header', name: 'X-Secret-Key', description: 'Secret of the bank gateway' },
      'webhookSecret',
    )
    .addApiKey(
      {
        type: 'apiKey',
        in: 'header',
        name: 'Authorization',
        description: 'The same secret as `Apikey <secret>`',
      },
      'webhookApikey',
    )
    .addCookieAuth(
      'loa_session',
      { type: 'apiKey', description: 'Set by log-in; the browser sends it by itself' },
      'session',
    )
    .build();
  return describeEnvelope(SwaggerModule.createDocument(app, config, { operationIdFactory }));
}

/** `OrdersController.place` is `orders_place`: clients that are generated name their functions after it. */
function operationIdFactory(controller: string, method: string): string {
  const subject = controller.replace(/Controller$/, '');
  return `${subject.charAt(0).toLowerCase()}${subject.slice(1)}_${method}`;
}
