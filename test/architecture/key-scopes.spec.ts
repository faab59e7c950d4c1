import 'reflect-metadata';
import { Controller, Get, RequestMethod } from '@nestjs/common';
import { ACCESS_RULE, Access, NEEDED_SCOPES, NeedsScope } from '../../src/platform/http/access';
import { controllers, type Route, routesOf } from './routes';

const routes = controllers.flatMap(routesOf);
const scopesOf = ({ told }: Route) => told<string[]>(NEEDED_SCOPES);
const takesKeys = ({ told }: Route) => told(ACCESS_RULE) === 'account';
const unscoped = (all: readonly Route[]) => all.filter((route) => takesKeys(route) && !scopesOf(route));

it('every route that takes a key names the scopes that the key must have', () => {
  expect(routes.filter(takesKeys).length).toBeGreaterThan(25);
  expect(unscoped(routes)).toEqual([]);
});

it('a route that names none is found', () => {
  @Controller('planted')
  class PlantedController {
    @Get('forgotten')
    @Access('account')
    forgotten(): void {
      // never called
    }

    @Get('scoped')
    @Access('account')
    @NeedsScope('read')
    scoped(): void {
      // never called
    }
  }
  expect(unscoped(routesOf(PlantedController)).map(({ name }) => name)).toEqual([
    'PlantedController.forgotten',
  ]);
});

it('to change something, reading is not enough', () => {
  const changing = routes.filter((route) => takesKeys(route) && route.method !== RequestMethod.GET);
  const readable = changing.filter((route) => scopesOf(route)?.every((scope) => scope === 'read'));
  expect(readable.map(({ name }) => name)).toEqual([]);
});

it('no other route names a scope: nobody would ask for it', () => {
  const vain = routes.filter((route) => !takesKeys(route) && scopesOf(route));
  expect(vain.map(({ name }) => name)).toEqual([]);
});
