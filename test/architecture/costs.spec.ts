import 'reflect-metadata';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Controller, Get } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { ROUTE_CLASS } from '../../src/platform/admission/cost';
import { connectionCost, costs, type FailureLimit, type RouteCost } from '../../src/platform/admission/costs';

const ROOT = path.resolve(__dirname, '../..');

type Handler = (...args: unknown[]) => unknown;
interface ControllerClass {
  readonly name: string;
  readonly prototype: Record<string, Handler>;
}

/** Every controller of the service. */
const controllers = readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.controller.ts'))
  .flatMap((file) => Object.values(jest.requireActual<Record<string, unknown>>(path.join(ROOT, 'src', file))))
  .filter((each): each is ControllerClass => typeof each === 'function')
  .filter((each) => Reflect.hasMetadata(PATH_METADATA, each));

/** The handlers of routes, each as `Controller.method`, with the class of its cost. */
function routesOf(controller: ControllerClass): { route: string; name: unknown }[] {
  return Object.getOwnPropertyNames(controller.prototype)
    .map((method) => ({ method, handler: controller.prototype[method]! }))
    .filter(({ handler }) => Reflect.hasMetadata(METHOD_METADATA, handler))
    .map(({ method, handler }) => ({
      route: `${controller.name}.${method}`,
      name: Reflect.getMetadata(ROUTE_CLASS, handler) ?? Reflect.getMetadata(ROUTE_CLASS, controller),
    }));
}

const unpriced = (each: ControllerClass) =>
  routesOf(each)
    .filter(({ name }) => !Object.hasOwn(costs, String(name)))
    .map(({ route }) => route);

it('every route has a row in the table of costs', () => {
  expect(controllers.flatMap(routesOf).length).toBeGreaterThan(40);
  expect(controllers.flatMap(unpriced)).toEqual([]);
});

it('a route without one is found', () => {
  @Controller('planted')
  class PlantedController {
    @Get()
    show(): void {
      // never called
    }
  }
  expect(unpriced(PlantedController as unknown as ControllerClass)).toEqual(['PlantedController.show']);
});

it('every row is of some route', () => {
  const used = new Set(controllers.flatMap(routesOf).map(({ name }) => name));
  expect(Object.keys(costs).filter((name) => !used.has(name))).toEqual([]);
});

it('docs/security.md prints the table', () => {
  // To bring the document up to date, copy what this prints in the failing test.
  expect(readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8')).toContain(printed());
});

it('docs/security.md prints how many wrong passwords there may be', () => {
  const { perAddress, perPair, perAccount, perBrowser } = costs['log-in'].failures;
  const said = ({ most, minutes }: FailureLimit) => `${most} in ${minutes} min`;
  const sentence =
    `Wrong passwords: ${said(perAddress)} of an address, ${said(perPair)} of an address for an account, ` +
    `${said(perAccount)} for an account, ${said(perBrowser)} of a known browser.`;
  const document = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8').replace(/\s+/g, ' ');
  expect(document).toContain(sentence);
});

function printed(): string {
  const head = [
    'Class',
    'What a call does',
    'CPU, ms',
    'A minute and address',
    'In the plan',
    'Open at once',
  ];
  const rows = Object.entries<RouteCost>(costs).map(([name, cost]) => [
    `\`${name}\``,
    cost.what,
    String(cost.cpuMs),
    String(cost.perAddress ?? '–'),
    cost.isInPlan ? 'yes' : '–',
    openLimits(cost),
  ]);
  const connections = ['–', connectionCost.what, '–', '–', '–', openLimits(connectionCost)];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), line(connections)].join('\n');
}

function openLimits({ open: { perAddress, perAccount, inAll } }: Pick<RouteCost, 'open'>): string {
  const limits = [
    ...(perAddress === undefined ? [] : [`${perAddress} an address`]),
    ...(perAccount === undefined ? [] : [`${perAccount} an account`]),
    ...(inAll === undefined ? [] : [`${inAll} in all`]),
  ];
  return limits.join(', ') || '–';
}
