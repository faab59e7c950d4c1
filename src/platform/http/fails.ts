import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

/**
 * Names the statuses, beside those that follow from the route's form, with which it can fail.
 * `describeEnvelope` says what each means.
 */
export const Fails = (...statuses: number[]): MethodDecorator =>
  applyDecorators(...statuses.map((status) => ApiResponse({ status })));
