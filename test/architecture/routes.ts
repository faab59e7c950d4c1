import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';

const SRC = path.resolve(__dirname, '../../src');

type ControllerClass = abstract new (...parameters: never[]) => object;

/** A route of the service. */
export interface Route {
  /** `Controller.method` */
  readonly name: string;
  readonly method: RequestMethod;
  /** What a decorator of the method, or else of its controller, has set under this name. */
  readonly told: <Value>(name: string) => Value | undefined;
}

/** Every controller of the service. */
export const controllers: readonly ControllerClass[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.controller.ts'))
  .flatMap((file) => Object.values(jest.requireActual<Record<string, unknown>>(path.join(SRC, file))))
  .filter((each): each is ControllerClass => typeof each === 'function')
  .filter((each) => Reflect.hasMetadata(PATH_METADATA, each));

export function routesOf(controller: ControllerClass): Route[] {
  const methods = controller.prototype as Record<string, object>;
  return Object.getOwnPropertyNames(methods)
    .map((method) => ({ method, handler: methods[method]! }))
    .filter(({ handler }) => Reflect.hasMetadata(METHOD_METADATA, handler))
    .map(({ method, handler }) => ({
      name: `${controller.name}.${method}`,
      method: Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod,
      told: (name) => (Reflect.getMetadata(name, handler) ?? Reflect.getMetadata(name, controller)) as never,
    }));
}
