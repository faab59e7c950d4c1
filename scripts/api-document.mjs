import { createRequire } from 'node:module';
import path from 'node:path';
import { FastifyAdapter } from '@nestjs/platform-fastify';

const DIST = path.join(import.meta.dirname, '../dist/src/');

/**
 * The OpenAPI document of the built application. It needs only the routes and their types: nothing is constructed, no
 * database is asked.
 */
export async function readDocument() {
  const require = createRequire(DIST);
  require('reflect-metadata');
  const { NestFactory } = require('@nestjs/core');
  const { ApiModule } = require('./api.module');
  const { Environment } = require('./config/environment');
  const { openApiDocument } = require('./platform/http/openapi/openapi');
  const { createLogger } = require('./platform/logging/logger');
  const application = ApiModule.with(Environment.read({}), createLogger('silent'), 'postgres://nowhere');
  const options = { preview: true, logger: false, abortOnError: false };
  return openApiDocument(await NestFactory.create(application, new FastifyAdapter(), options));
}
