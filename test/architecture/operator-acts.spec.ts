import 'reflect-metadata';
import { Controller, Post, RequestMethod } from '@nestjs/common';
import { ACTS, SUBJECT_KINDS } from '../../src/accounts/domain/operator-act';
import { ACCESS_RULE, Access } from '../../src/platform/http/access';
import { AUDITED, type AuditedRoute } from '../../src/platform/http/audited';
import { controllers, type Route, routesOf } from './routes';

const routes = controllers.flatMap(routesOf);
const auditedAs = ({ told }: Route) => told<AuditedRoute>(AUDITED);
const isOperators = ({ told }: Route) => told(ACCESS_RULE) === 'admin';
const unwritten = (all: readonly Route[]) =>
  all
    .filter((route) => isOperators(route) && route.method !== RequestMethod.GET && !auditedAs(route))
    .map(({ name }) => name);

it('every route by which operators change something is written into their log', () => {
  expect(routes.filter((route) => auditedAs(route)).length).toBeGreaterThanOrEqual(9);
  expect(unwritten(routes)).toEqual([]);
});

it('a route that is not is found', () => {
  @Controller('planted')
  @Access('admin')
  class PlantedController {
    @Post()
    act(): void {
      // never called
    }
  }
  expect(unwritten(routesOf(PlantedController))).toEqual(['PlantedController.act']);
});

it('acts and their subjects are known, and only operators have them', () => {
  for (const route of routes) {
    const audited = auditedAs(route);
    if (!audited) continue;
    expect([route.name, isOperators(route)]).toEqual([route.name, true]);
    expect(ACTS).toContain(audited.act);
    expect(SUBJECT_KINDS).toContain(audited.subjectKind);
  }
});
