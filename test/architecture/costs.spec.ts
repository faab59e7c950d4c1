import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Controller, Get } from '@nestjs/common';
import { ROUTE_CLASS } from '../../src/platform/admission/cost';
import { connectionCost, costs, type FailureLimit, type RouteCost } from '../../src/platform/admission/costs';
import { controllers, type Route, routesOf } from './routes';

const ROOT = path.resolve(__dirname, '../..');

const nameOf = ({ told }: Route): unknown => told(ROUTE_CLASS);
const unpriced = (routes: readonly Route[]) =>
  routes.filter((route) => !Object.hasOwn(costs, String(nameOf(route)))).map(({ name }) => name);

it('every route has a row in the table of costs', () => {
  expect(controllers.flatMap(routesOf).length).toBeGreaterThan(40);
  expect(unpriced(controllers.flatMap(routesOf))).toEqual([]);
});

it('a route without one is found', () => {
  @Controller('planted')
  class PlantedController {
    @Get()
    show(): void {
      // never called
    }
  }
  expect(unpriced(routesOf(PlantedController))).toEqual(['PlantedController.show']);
});

it('every row is of some route', () => {
  const used = new Set(controllers.flatMap(routesOf).map(nameOf));
  expect(Object.keys(costs).filter((name) => !used.has(name))).toEqual([]);
});

it('docs/security.md prints the table', () => {
  // To bring the document up to date, copy what this prints in the failing test.
  expect(readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8')).toContain(printed());
});

it('docs/security.md prints how many wrong passwords there may be', () => {
  const { perAddress, perPair, perAccount, perBrowser, allBrowsers } = costs['log-in'].failures;
  const said = ({ most, minutes }: FailureLimit) => `${most} in ${minutes} min`;
  const sentence =
    `Wrong passwords: ${said(perAddress)} of an address, ${said(perPair)} of an address for an account, ` +
    `${said(perAccount)} for an account, ${said(perBrowser)} of a known browser, ${said(allBrowsers)} of all known ones of an account.`;
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
