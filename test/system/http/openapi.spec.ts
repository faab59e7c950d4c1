import type { OpenAPIObject } from '@nestjs/swagger';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import type { Loose } from '../../harness/client';
import { Service } from '../../harness/service';

/** What anybody may call. A route that is not here needs a key, a session or a secret. */
const PUBLIC_ROUTES = [
  'GET /api/payment/check-status/{orderCode}',
  'GET /api/payment/plans',
  'GET /api/payment/qr/{file}',
  'GET /api/v1/auth/register',
  'GET /api/v1/tts/licences',
  'GET /api/v1/tts/speakers',
  'GET /api/v1/tts/speakers/{speaker_id}/preview',
  'GET /api/v1/tts/trial',
  'GET /audio/{file}',
  'GET /healthz',
  'GET /readyz',
  'GET /v1/audio/models',
  'GET /v1/audio/voices',
  'GET /v1/models',
  'GET /v1/voices',
  'HEAD /audio/{file}',
  'POST /api/payment/mock-pay',
  'POST /api/v1/auth/forgot-password',
  'POST /api/v1/auth/login',
  'POST /api/v1/auth/register',
  'POST /api/v1/auth/reset-password',
  'POST /api/v1/auth/verify-email',
  'POST /api/v1/tts/trial',
];

describe('the OpenAPI document', () => {
  let service: Service;
  let document: OpenAPIObject;
  let operations: { route: string; operation: Loose }[];

  beforeAll(async () => {
    service = await Service.start();
    document = (await (await fetch(`${service.baseUrl}/docs-json`)).json()) as OpenAPIObject;
    operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({
        route: `${method.toUpperCase()} ${path}`,
        operation: operation,
      })),
    );
  }, BUILD_LIMIT_MS);
  afterAll(() => service.stop());

  it('lists exactly the public routes as public, and they alone let a stranger in', async () => {
    const open = operations.filter(({ operation }) => !operation.security?.length).map(({ route }) => route);
    expect(open.sort()).toEqual(PUBLIC_ROUTES);
    for (const { route } of operations) {
      const [method = '', path = ''] = route.split(' ');
      const url = service.baseUrl + path.replace(/\{[^}]+\}/g, 'x');
      const body = ['GET', 'HEAD', 'DELETE'].includes(method)
        ? {}
        : { body: '{}', headers: { 'content-type': 'application/json' } };
      const { status } = await fetch(url, { method, ...body });
      expect([route, status === 401]).toEqual([route, !PUBLIC_ROUTES.includes(route)]);
    }
  });

  it('says of public operations that nobody has to identify themselves', () => {
    const unsaid = operations.filter(({ operation }) => !Array.isArray(operation.security));
    expect(unsaid.map(({ route }) => route)).toEqual([]);
  });

  it('begins with what customers need, and ends with what operators do', () => {
    const tags = document.tags?.map(({ name }) => name) ?? [];
    expect(tags).toEqual([
      ...['Speech', 'OpenAI', 'Dictionaries', 'Webhooks'],
      ...['Accounts', 'Payment', 'Operation', 'Administration'],
    ]);
    const used = new Set(operations.flatMap(({ operation }) => operation.tags as string[]));
    expect([...used].sort()).toEqual([...tags].sort());
    expect(document.servers).toEqual([{ url: '/', description: 'This service' }]);
    expect(JSON.stringify(document.components?.securitySchemes)).not.toContain('JWT');
  });

  it("is clean by Redocly's recommended rules", async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  it('is compressed', async () => {
    const headers = { 'accept-encoding': 'gzip' };
    const answer = await fetch(`${service.baseUrl}/docs-json`, { headers });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(await answer.json()).toEqual(document);
  });

  it('names each way to be let in once', () => {
    for (const { route, operation } of operations) {
      const ways = ((operation.security ?? []) as object[]).map((way) => JSON.stringify(way));
      expect([route, ways]).toEqual([route, [...new Set(ways)]]);
    }
  });

  it('describes every operation, parameter and field', () => {
    for (const { route, operation } of operations) {
      expect([route, Boolean(operation.summary ?? operation.description)]).toEqual([route, true]);
      for (const parameter of operation.parameters ?? []) {
        expect([
          route,
          parameter.name,
          Boolean(parameter.description ?? parameter.schema?.description),
        ]).toEqual([route, parameter.name, true]);
      }
    }
    for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
      for (const [field, property] of Object.entries<Loose>((schema as Loose).properties ?? {})) {
        const described = Boolean(property.description ?? property.$ref ?? property.enum);
        expect([name, field, described]).toEqual([name, field, true]);
      }
    }
  });

  it('answers every success with 200, and a job, which is only accepted, with 202', () => {
    for (const { route, operation } of operations) {
      expect([route, Object.keys(operation.responses).filter((status) => status.startsWith('2'))]).toEqual([
        route,
        [route === 'POST /api/v1/tts/jobs' ? '202' : '200'],
      ]);
    }
  });

  it('names the failures of each operation, each with its own code', () => {
    const statuses = (route: string): string[] =>
      Object.keys(operations.find((known) => known.route === route)?.operation.responses ?? {}).sort();
    expect(statuses('POST /api/v1/tts')).toEqual([
      '200',
      '400',
      '401',
      '402',
      '403',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ]);
    expect(statuses('GET /api/v1/tts/status/{request_id}')).toEqual([
      '200',
      '401',
      '403',
      '404',
      '429',
      '500',
    ]);
    expect(statuses('GET /healthz')).toEqual(['200', '400', '500']);
    for (const { route, operation } of operations) {
      for (const [status, { description, content }] of Object.entries<Loose>(operation.responses)) {
        if (status.startsWith('2')) continue;
        const { example } = content['application/json'];
        const { code } = example.error ?? example;
        expect([route, status, Boolean(description && code)]).toEqual([route, status, true]);
      }
    }
  });

  it('states the ranges of the speech request', () => {
    const { properties, required } = (document.components!.schemas as Loose).SpeechRequestBody ?? {};
    expect(required).toEqual(['input_text']);
    expect(properties.speed).toMatchObject({ minimum: 0.25, maximum: 4 });
    expect(properties.pitch).toMatchObject({ minimum: 0.5, maximum: 2 });
    expect(properties.volume).toMatchObject({ minimum: 0, maximum: 200 });
    expect(properties.audio_type.enum).toEqual(['mp3', 'wav', 'ogg', 'flac']);
  });

  it('has its own Swagger UI, without anything from elsewhere', async () => {
    const page = await (await fetch(`${service.baseUrl}/docs`)).text();
    expect(page).toContain('swagger-ui');
    expect(page.match(/(?:src|href)="https?:\/\/[^"]+"/g)).toBeNull();
  });

  it('lets browsers keep the files of Swagger UI, and nothing else of it', async () => {
    const cacheControl = async (path: string) =>
      (await fetch(service.baseUrl + path)).headers.get('cache-control');
    expect(await cacheControl('/docs/swagger-ui-bundle.js')).toBe('public, max-age=86400');
    for (const path of ['/docs', '/docs/swagger-ui-init.js', '/docs/no-such-file.js'])
      expect([path, await cacheControl(path)]).not.toEqual([path, 'public, max-age=86400']);
  });

  it('locks the page in, which keeps no keys', async () => {
    const { headers } = await fetch(`${service.baseUrl}/docs`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    const script = await (await fetch(`${service.baseUrl}/docs/swagger-ui-init.js`)).text();
    expect(script).not.toContain('persistAuthorization');
  });
});
