import type { Browser, BrowserContextOptions } from 'playwright-core';
import { BUILD_LIMIT_MS } from '../built-app';
import { runCommandAlone } from '../commands/run-command';
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

/** A service, and the admin's account once somebody has wanted it. */
interface StartedService {
  readonly service: Service;
  operator?: Promise<string>;
}

/** A service with certain settings, which runs from the first stage that uses it to the last. */
class SharedService {
  private users = 0;
  private started: Promise<StartedService> | undefined;

  constructor(private readonly options: () => ServiceOptions) {}

  /** Asked for while tests are defined, so that the last user is known. */
  expectUser(): void {
    this.users += 1;
  }

  start(): Promise<StartedService> {
    return (this.started ??= Service.start(this.options()).then((service) => ({ service })));
  }

  async leave(): Promise<void> {
    this.users -= 1;
    if (this.users === 0) await this.stop();
  }

  async stop(): Promise<void> {
    const started = this.started;
    this.started = undefined;
    await (await started)?.service.stop();
  }
}

/** What the stages of a file have in common. */
class Commons {
  private browser: Promise<Browser> | undefined;
  private readonly services = new Map<string, SharedService>();

  launchBrowser(): Promise<Browser> {
    return (this.browser ??= launchChromium());
  }

  serviceWith(options: ServiceOptions): SharedService {
    const settings = JSON.stringify(options);
    const service = this.services.get(settings) ?? new SharedService(() => options);
    this.services.set(settings, service);
    return service;
  }

  /** A test that was chosen by its name may be the only user of what was to have more. */
  async close(): Promise<void> {
    await (await this.browser)?.close();
    for (const service of this.services.values()) await service.stop();
  }
}

let commons: Commons | null = null;

/**
 * Has all stages of this file share one browser, and those of the same settings one service: for specs that run as one
 * file (`runTogether`), whose visitors and accounts are their own. Call it before them.
 */
export function shareStages(): void {
  const shared = (commons = new Commons());
  afterAll(() => shared.close());
}

/**
 * Starts a service and a browser around the tests of a file; the admin's account when it is first wanted.
 * @param options a function is asked when the service starts, which is then not shared
 */
export function useStage(options: ServiceOptions | (() => ServiceOptions) = {}): Stage {
  const shared = commons ?? new Commons();
  const source = typeof options === 'function' ? new SharedService(options) : shared.serviceWith(options);
  source.expectUser();
  let started: StartedService;
  let browser: Browser;
  beforeAll(async () => {
    [started, browser] = await Promise.all([source.start(), shared.launchBrowser()]);
  }, BUILD_LIMIT_MS + TOOLS_LIMIT_MS);
  afterAll(async () => {
    if (shared !== commons) await shared.close();
    await source.leave();
  });
  const arrive = (context?: BrowserContextOptions) =>
    Visitor.arrive(browser, started.service.baseUrl, context);
  return {
    get service() {
      return started.service;
    },
    arrive,
    async arriveAsOperator(context) {
      started.operator ??= openOperatorAccount(started.service);
      const [email, visitor] = await Promise.all([started.operator, arrive(context)]);
      await visitor.logIn(email);
      return visitor;
    },
  };
}

/** As the README says, on the command line: there is no other way to the first admin. */
export async function openOperatorAccount(service: Service): Promise<string> {
  const create = ['account:create', '--email', OPERATOR, '--name', 'Chủ tiệm', '--admin', '--password-stdin'];
  const { code, stderr } = await runCommandAlone(service, `${PASSWORD}\n`, ...create);
  if (code !== 0) throw new Error(stderr);
  return OPERATOR;
}
