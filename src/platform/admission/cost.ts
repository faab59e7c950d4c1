import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { costOf, type RouteClass } from './costs';

export const ROUTE_CLASS = 'loa:route-class';

/** Says what calls of a route, or of all routes of a controller, cost. Every route has one. */
export const Cost = (name: RouteClass): MethodDecorator & ClassDecorator => {
  const { perAddress, open } = costOf(name);
  return applyDecorators(
    SetMetadata(ROUTE_CLASS, name),
    ...(perAddress === null ? [] : [ApiResponse({ status: 429 })]),
    ...(open.inAll === undefined ? [] : [ApiResponse({ status: 503 })]),
  );
};
