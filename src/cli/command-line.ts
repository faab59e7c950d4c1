import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { DynamicModule, INestApplicationContext } from '@nestjs/common';
import type { Logger } from 'pino';
import { type Command, type CommandContext, UsageError } from './command';
import { allCommands, findCommand } from './commands';
import type { Environment } from '../config/environment';
import { loadEnvironment } from '../config/load-environment';
import { createLogger, NestLog } from '../platform/logging/logger';
import { describeFault } from '../platform/process/fault';
import { DomainError } from '../shared/domain/domain-error';

const ASKS_FOR_HELP = new Set(['help', '--help', '-h']);

/** Runs one operator command, given as words. What it says of a fault is on standard error, and the exit code is 1 then. */
export async function runCommandLine(words: readonly string[]): Promise<void> {
  try {
    await run(words);
  } catch (error) {
    const said = error instanceof DomainError ? error.message : describeFault(error);
    process.stderr.write(`${said}\n`);
    process.exitCode = 1;
  }
}

/** What the command works with is loaded when arguments, settings and database are found to be in order. */
async function run([name, ...rest]: readonly string[]): Promise<void> {
  if (!name || ASKS_FOR_HELP.has(name)) return void process.stdout.write(`${overview()}\n`);
  const command = findCommand(name);
  if (!command) throw new UsageError(`There is no command ${name}.\n\n${overview()}`);
  const given = readArguments(command, rest);

  const environment = loadEnvironment();
  const logger = createLogger('warn', 'stderr');
  const runWith = (
    app: INestApplicationContext,
    withDatabase: CommandContext['withDatabase'],
  ): Promise<void> => command.run({ app, withDatabase, ...given, ...terminal() });
  if (!command.standsAlone)
    return withDatabase(environment, logger, (app) => runWith(app, (work) => work(app)));
  await within(command.standsAlone(environment, logger), logger, (app) =>
    runWith(app, async (work) => {
      const { hasDatabase } = await import('../database.js');
      if (await hasDatabase(environment)) await withDatabase(environment, logger, work);
    }),
  );
}

type Work = (app: INestApplicationContext) => Promise<void>;

async function withDatabase(environment: Environment, logger: Logger, work: Work): Promise<void> {
  const { openDatabase } = await import('../database.js');
  const database = await openDatabase(environment, logger);
  try {
    const { CliModule } = await import('./cli.module.js');
    await within(CliModule.with(environment, logger, database.url), logger, work);
  } finally {
    await database.close();
  }
}

async function within(module: DynamicModule, logger: Logger, work: Work): Promise<void> {
  const { NestFactory } = await import('@nestjs/core');
  const app = await NestFactory.createApplicationContext(module, {
    logger: new NestLog(logger),
    abortOnError: false,
  });
  try {
    await work(app);
  } finally {
    await app.close();
  }
}

const terminal = (): Pick<CommandContext, 'isInteractive' | 'readLine' | 'print' | 'remark'> => ({
  isInteractive: process.stdin.isTTY && process.stderr.isTTY,
  readLine,
  print: (line) => void process.stdout.write(`${line}\n`),
  remark: (line) => void process.stderr.write(`${line}\n`),
});

async function readLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

/** What Node adds to an unknown option, about arguments that begin with a hyphen: none of ours does. */
const NODE_HINT = / To specify a positional argument .*$/s;

type Given = Pick<CommandContext, 'options' | 'operands'>;

function readArguments({ options, mostOperands = 0, usage }: Command, args: string[]): Given {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: mostOperands > 0 });
    if (positionals.length > mostOperands) throw new Error(`${positionals[mostOperands]} is one too many.`);
    return { options: new Map(Object.entries(values)), operands: positionals };
  } catch (error) {
    throw new UsageError(`${(error as Error).message.replace(NODE_HINT, '')}\nUsage: ${usage}`);
  }
}

function overview(): string {
  const lines = [...allCommands().values()].map(({ usage, about }) => `  ${usage}\n      ${about}`);
  return `Usage: npm run cli -- <command>\n\n${lines.join('\n')}`;
}
