import type { Browser, BrowserContextOptions } from 'playwright-core';
import { BUILD_LIMIT_MS } from '../built-app';
import { runCommandWithInput } from '../operator';
import { Service, type ServiceOptions } from '../service';
import { TOOLS_LIMIT_MS } from '../tools';
import { launchChromium, PASSWORD, Visitor } from './browser';

/** One journey or one tour of all screens, on a busy machine; 30 s on two free cores. */
export const TOUR_LIMIT_MS = 300_000;

const OPERATOR = 'chu@example.com';

/** A service and a browser that the tests of a file share. */
export interface Stage {
  readonly service: Service;
  /** A new visitor, who shares nothing with the others. */
  arrive(options?: BrowserContextOptions): Promise<Visitor>;
  /** A visitor who has logged in as an admin. */
  arriveAsOperator(options?: BrowserContextOptions): Promise<Visitor>;
}

/**
 * Starts a service and a browser around the tests of a file; the admin's account when it is first wanted.
 * @param options asked for when the service starts
 */
export function useStage(options: () => ServiceOptions = () => ({})): Stage {
  let service: Service;
  let browser: Browser;
  let operator: Promise<string> | undefined;
  beforeAll(async () => {
    [service, browser] = await Promise.all([Service.start(options()), launchChromium()]);
  }, BUILD_LIMIT_MS + TOOLS_LIMIT_MS);
  afterAll(async () => {
    await browser.close();
    await service.stop();
  });
  const arrive = (options?: BrowserContextOptions) => Visitor.arrive(browser, service.baseUrl, options);
  return {
    get service() {
      return service;
    },
    arrive,
    async arriveAsOperator(options) {
      operator ??= openOperatorAccount(service);
      const [email, visitor] = await Promise.all([operator, arrive(options)]);
      await visitor.logIn(email);
      return visitor;
    },
  };
}

/** As the README says, on the command line: there is no other way to the first admin. */
export async function openOperatorAccount(service: Service): Promise<string> {
  const create = ['account:create', '--email', OPERATOR, '--name', 'Chủ tiệm', '--admin', '--password-stdin'];
  const { code, stderr } = await runCommandWithInput(service, `${PASSWORD}\n`, ...create);
  if (code !== 0) throw new Error(stderr);
  return OPERATOR;
}
