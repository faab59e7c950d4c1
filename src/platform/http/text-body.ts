import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes } from '@nestjs/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Room for a dictionary of 10,000 entries. */
const TEXT_BODY_LIMIT_BYTES = 2 * 2 ** 20;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The media types that the route takes; see `TakesText`. */
    textTypes?: readonly string[];
    /** How long a body of these may be. */
    textBytes?: number;
    /** Whether a body of JSON is read as an object, as elsewhere, and not handed over as text. */
    readsJson?: boolean;
    /** How many members and elements a JSON body may have, all together, where that is more than elsewhere. */
    mostValues?: number;
  }
}

/**
 * The route takes bodies of these media types, as long as 2 MiB, and no others. It is handed the text, which is not
 * even taken in before the guards have let the caller in: strangers cannot fill the memory with large bodies. So that
 * nobody else can, the route's class has a limit of open calls (`costs`), which counts those whose body still comes.
 */
export const TakesText = (...mediaTypes: string[]): MethodDecorator =>
  takes(mediaTypes, { textBytes: TEXT_BODY_LIMIT_BYTES, readsJson: false });

/** As `TakesText`, and JSON objects besides, for bodies of up to so many bytes, and of so many values together. */
export const TakesJsonOrText = (
  { textBytes, mostValues }: { readonly textBytes: number; readonly mostValues: number },
  ...mediaTypes: string[]
): MethodDecorator => takes(['application/json', ...mediaTypes], { textBytes, mostValues, readsJson: true });

/** The route takes JSON objects with so many members and elements together, more than others do. */
export const TakesManyValues = (mostValues: number): MethodDecorator => RouteConfig({ mostValues });

const takes = (
  textTypes: readonly string[],
  how: { readonly textBytes: number; readonly readsJson: boolean; readonly mostValues?: number },
): MethodDecorator => applyDecorators(RouteConfig({ textTypes, ...how }), ApiConsumes(...textTypes));

/** Gives such routes room for their bodies. */
export function makeRoomForTexts(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.config?.textTypes) route.bodyLimit = route.config.textBytes;
  });
}

/** The media types that the route of a request takes as text; undefined for one that takes JSON objects. */
export const textTypesOf = (request: FastifyRequest): readonly string[] | undefined =>
  request.routeOptions.config.textTypes;

/** Whether the route of a request, which takes texts, reads JSON as an object. */
export const readsJson = (request: FastifyRequest): boolean => request.routeOptions.config.readsJson === true;

/** How many values a JSON body of the route of a request may have; undefined for as many as elsewhere. */
export const mostValuesOf = (request: FastifyRequest): number | undefined =>
  request.routeOptions.config.mostValues;

/** The media type of a `Content-Type`, without its parameters. */
export const mediaTypeOf = (contentType: string | undefined): string =>
  (contentType ?? '').split(';', 1)[0]!.trim().toLowerCase();
